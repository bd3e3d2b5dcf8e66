import { keysOf } from '@understory/domain/language/keys-of.ts'
import { AREAS, type Area, type Capability } from '../../apps/api/src/capability.ts'

const HEAD = `# Capabilities

Made from the manifests by \`npm run docs\`; do not edit. What each capability answers, the tables that it alone writes, and its jobs. The number beside a name in the map is that of its tables.

![The capabilities by area](capabilities.svg)
`

/** Every capability by area, and the order in which they may call each other, as Markdown. */
export const capabilitiesPage = (
  capabilities: readonly Capability[],
  layers: readonly (readonly string[])[],
): string =>
  [HEAD, ...keysOf(AREAS).map((area) => areaPart(area, capabilities)), orderPart(layers)].join('\n')

const orderPart = (layers: readonly (readonly string[])[]): string => `## Who may call whom

The order is one of capabilities, not of areas: accounts stand below payments, and what becomes of an account above them. A cycle is refused, so each layer imports from those above it in this table alone.

| Layer | Capabilities |
| ---: | --- |
${layers.map((keys, at) => `| ${at + 1} | ${keys.join(', ')} |`).join('\n')}
`

function areaPart(area: Area, capabilities: readonly Capability[]): string {
  const rows = capabilities.filter((each) => each.area === area).map(capabilitiesPageRowOf)
  const title = area.charAt(0).toUpperCase() + area.slice(1)
  return `## ${title}

${AREAS[area]}

| Capability | What it answers | Tables | Jobs |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

function capabilitiesPageRowOf({ area, name, says, owns = {}, jobs = {} }: Capability): string {
  const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ') || '–'
  const link = `[${name}](../apps/api/src/capabilities/${area}/${name})`
  return `| ${link} | ${says} | ${code(Object.keys(owns))} | ${code(Object.keys(jobs))} |`
}
