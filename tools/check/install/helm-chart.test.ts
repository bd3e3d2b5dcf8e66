import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../folders.ts'

const CHART = join(ROOT, 'deploy/helm/understory')
const DIGEST = `sha256:${'ab'.repeat(32)}`
const GIVEN = {
  'image.repository': 'registry.example/understory',
  'image.digest': DIGEST,
  'settings.ORIGIN': 'https://understory.example',
  'ingress.enabled': 'true',
  'ingress.host': 'understory.example',
}

type Tree = { [name: string]: Tree | string | number | boolean }
const VALUES = valuesWith(GIVEN)

function valuesWith(given: Readonly<Record<string, string>>): Tree {
  const values: Tree = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8'))
  for (const [path, value] of Object.entries(given)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce((at, name) => at[name] as Tree, values)
    parent[last] = value === 'true' ? true : value
  }
  return values
}

/** What these templates use of Helm's language, and an error at anything else. */
function render(text: string): string {
  const valueAt = (path: string) =>
    path === '.Release.Name'
      ? 'shop'
      : path
          .replace('.Values.', '')
          .split('.')
          .reduce<unknown>((at, name) => (at as Tree)[name], VALUES)
  return text
    .replace(
      /\{\{- if (\S+) \}\}\n([\s\S]*?)\{\{- end \}\}\n?/g,
      (_, path: string, inner: string) => (valueAt(path) ? inner : ''),
    )
    .replace(
      / *\{\{- range \$name, \$value := (\S+) \}\}\n([\s\S]*?) *\{\{- end \}\}\n?/g,
      (_, path: string, inner: string) =>
        Object.entries(valueAt(path) as Tree)
          .map(([name, value]) =>
            inner
              .replace('{{ $name }}', name)
              .replace('{{ $value | quote }}', JSON.stringify(value)),
          )
          .join(''),
    )
    .replace(/\{\{ (\.\S+)((?: \| \w+)*) \}\}/g, (_, path: string, pipes: string) => {
      const value = valueAt(path)
      if (value === undefined) throw new Error(`values.yaml has no ${path}`)
      return pipes === '' ? String(value) : JSON.stringify(value)
    })
    .replace(/settings: \{.*\}$/gm, 'settings: hash')
}

const reference = z.strictObject({ name: z.string().min(1) })
const container = z.strictObject({
  name: z.string(),
  image: z.literal(`registry.example/understory@${DIGEST}`),
  command: z.array(z.string()),
  envFrom: z.array(
    z.union([
      z.strictObject({ secretRef: reference }),
      z.strictObject({ configMapRef: reference }),
    ]),
  ),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).optional(),
  startupProbe: z.object({}).loose().optional(),
  livenessProbe: z.object({ httpGet: z.object({ path: z.literal('/healthz') }) }).optional(),
  readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/readyz') }) }).optional(),
  resources: z.object({ requests: z.object({}), limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
  }),
  volumeMounts: z.array(z.object({ name: z.literal('tmp') })),
})
const pod = z.strictObject({
  terminationGracePeriodSeconds: z.number().min(20).optional(),
  restartPolicy: z.literal('Never').optional(),
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({ runAsNonRoot: z.literal(true) }),
  volumes: z.array(z.object({ name: z.literal('tmp') })),
  containers: z.array(container).length(1),
})
const workload = (kind: string) =>
  z.object({
    kind: z.literal(kind),
    metadata: z.object({ name: z.string() }).loose(),
    spec: z.object({ template: z.object({ spec: pod }) }),
  })
const rendered = (name: string): unknown =>
  parse(render(readFileSync(join(CHART, 'templates', `${name}.yaml`), 'utf8')), { strict: true })
const secretsOf = (kind: string, name: string) =>
  workload(kind)
    .parse(rendered(name))
    .spec.template.spec.containers.flatMap(({ envFrom }) =>
      envFrom.flatMap((each) => ('secretRef' in each ? [each.secretRef.name] : [])),
    )

test('every template is one object of Kubernetes, with a name of the release', () => {
  const names = globSync('*.yaml', { cwd: join(CHART, 'templates') })
  const kinds = names.map((file) => {
    const object = z
      .object({
        apiVersion: z.string(),
        kind: z.string(),
        metadata: z.object({ name: z.string().startsWith('shop-') }),
      })
      .parse(rendered(basename(file, '.yaml')))
    return object.kind
  })
  expect(kinds.toSorted()).toEqual([
    ...['ConfigMap', 'Deployment', 'Deployment', 'Ingress', 'Job'],
    ...['NetworkPolicy', 'PodDisruptionBudget', 'Service'],
  ])
})

test('each process has the secrets that it needs and no other', () => {
  expect(secretsOf('Deployment', 'server')).toEqual(['understory-database', 'understory-common'])
  expect(secretsOf('Deployment', 'worker')).toEqual([
    ...['understory-database', 'understory-common', 'understory-worker'],
  ])
  expect(secretsOf('Job', 'migration')).toEqual(['understory-database'])
})

test('the migration runs before anything is installed or upgraded', () => {
  expect(rendered('migration')).toMatchObject({
    metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } },
  })
})

test('the chart accepts its values once image and address are given, and no tag, no key among the settings', () => {
  const schema = z.fromJSONSchema(
    JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')),
  )
  const accepts = (given: Readonly<Record<string, string>>) =>
    schema.safeParse(valuesWith({ ...GIVEN, ...given })).success
  expect(accepts({})).toBe(true)
  expect(accepts({ 'image.digest': 'latest' })).toBe(false)
  expect(accepts({ 'settings.ORIGIN': 'http://understory.example' })).toBe(false)
  expect(accepts({ 'server.copies': '3' })).toBe(false)
  expect(accepts({ 'settings.APP_SECRET': 'x' })).toBe(false)
})

const hasHelm = spawnSync('helm', ['version']).status === 0

test.skipIf(!hasHelm)('helm itself accepts and renders it (where helm is installed)', () => {
  const given = Object.entries(GIVEN).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const lint = spawnSync('helm', ['lint', '--strict', CHART, ...given], { encoding: 'utf8' })
  expect(lint.stdout + lint.stderr).toContain('0 chart(s) failed')
  const whole = spawnSync('helm', ['template', 'shop', CHART, ...given], { encoding: 'utf8' })
  expect(whole.stderr).toBe('')
})
