/** One script of the build, as Vite's manifest describes it. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

/** Every script that the given sources need before they can run, without repetition. */
export function scriptsFor(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no ${source}`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}
