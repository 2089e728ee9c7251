/** One script of the build, as Vite's manifest describes it. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

/** Every script that the given sources need before they can run, without repetition. */
export const scriptsFor = (manifest: Manifest, sources: readonly string[]): string[] =>
  entriesFor(manifest, sources).map(({ file }) => file);

/** The style sheets of the same scripts. */
export const stylesFor = (manifest: Manifest, sources: readonly string[]): string[] => [
  ...new Set(entriesFor(manifest, sources).flatMap(({ css }) => css ?? [])),
];

function entriesFor(manifest: Manifest, sources: readonly string[]): ManifestEntry[] {
  const entries = new Map<string, ManifestEntry>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no ${source}`);
    if (entries.has(entry.file)) return;
    entries.set(entry.file, entry);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...entries.values()];
}
