import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service, ServiceAccount } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { readDocuments } from './deploy-file.ts';

const kinds = {
  'v1 ConfigMap': ConfigMap,
  'v1 Namespace': Namespace,
  'v1 Secret': Secret,
  'v1 Service': Service,
  'v1 ServiceAccount': ServiceAccount,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
};

/** Checks a document against Kubernetes' own schema of its kind; throws if it doesn't fit. */
function validate(document: Record<string, unknown>): void {
  const Kind = kinds[`${document.apiVersion} ${document.kind}` as keyof typeof kinds];
  if (!Kind) throw new Error(`No schema for ${document.apiVersion} ${document.kind}`);
  new Kind(document as never).validate();
}

test.each(['wheelwright.yaml', 'secret.example.yaml'])('%s fits the schemas', async (file) => {
  const documents = await readDocuments(`kubernetes/${file}`);
  expect(documents.length).toBeGreaterThan(0);
  for (const document of documents) expect(() => validate(document), String(document.kind)).not.toThrow();
});

// The Service is named like the prefix of our settings: its links set WHEELWRIGHT_PORT to an address.
test('the pods get no variables of services', async () => {
  const documents = await readDocuments('kubernetes/wheelwright.yaml');
  const deployment = documents.find(({ kind }) => kind === 'Deployment');
  expect(deployment).toMatchObject({ spec: { template: { spec: { enableServiceLinks: false } } } });
});

test('a wrongly typed field and one that is missing are found', async () => {
  const documents = await readDocuments('kubernetes/wheelwright.yaml');
  const deployment = documents.find(({ kind }) => kind === 'Deployment') as { spec: object };
  expect(() => validate({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } })).toThrow(
    'replicas',
  );
  expect(() => validate({ ...deployment, spec: { ...deployment.spec, selector: undefined } })).toThrow(
    'selector',
  );
});
