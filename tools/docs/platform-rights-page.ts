import type { Capability } from '../../apps/api/src/capability.ts'

const HEAD = `# Who looks beyond their own rows

Made from the manifests by \`npm run docs\`; do not edit. A request works within the rows of its user and account. These files ask the database as the platform (\`asPlatform\`), each for its reason; a [check](../../tools/check/sql/platform-rights.ts) refuses any other. Jobs, routes of staff, of signed events and of signing in are the platform's by their kind.

| File | Why |
| --- | --- |
`

/** The files that work as the platform, with their reasons, as Markdown. */
export function platformRightsPage(capabilities: readonly Capability[]): string {
  const rows = capabilities.flatMap(({ area, name, asPlatform = {} }) =>
    Object.entries(asPlatform).map(
      ([file, why]) =>
        `| [${name}/${file}](../../apps/api/src/capabilities/${area}/${name}/${file}) | ${why} |`,
    ),
  )
  return `${HEAD}${rows.toSorted().join('\n')}\n`
}
