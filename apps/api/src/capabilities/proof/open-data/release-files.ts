import type { Deps } from '../../../deps.ts'
import { LEDGER_LINES_COLUMNS } from './ledger-lines.ts'
import type { newestRelease } from './publish-release.ts'

export type Release = NonNullable<Awaited<ReturnType<typeof newestRelease>>> & {
  /** The signed note of its checkpoint, word for word. */
  readonly note: string
}

const LICENCE = {
  id: 'CC-BY-4.0',
  name: 'Creative Commons Attribution 4.0 International',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

export const addressOf = ({ size }: Pick<Release, 'size'>) => `/open-data/ledger/${size}`

/** The two large files, with their checksums. */
export function filesOf(release: Omit<Release, 'note'>) {
  const { jsonl_bytes, jsonl_sha256, csv_bytes, csv_sha256 } = release
  return [
    {
      name: 'ledger.jsonl',
      type: 'application/x-ndjson; charset=utf-8',
      bytes: jsonl_bytes,
      sha256: jsonl_sha256,
    },
    { name: 'ledger.csv', type: 'text/csv; charset=utf-8', bytes: csv_bytes, sha256: csv_sha256 },
  ] as const
}

export function sumsOf(release: Release): string {
  return filesOf(release)
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`)
    .join('')
}

export function manifestOf({ config }: Pick<Deps, 'config'>, release: Release) {
  const [log = '', , root = ''] = release.note.split('\n')
  return {
    name: `The public ledger of ${log}`,
    licence: LICENCE,
    attribution: `${log}, ${config.origin}${addressOf(release)}`,
    log,
    size: release.size,
    root,
    checkpoint: release.note,
    madeAt: release.made_at.toISOString(),
    columns: LEDGER_LINES_COLUMNS,
    files: filesOf(release).map(({ name, type, bytes, sha256 }) => ({
      name,
      url: `${config.origin}${addressOf(release)}/${name}`,
      type,
      leaves: release.size,
      bytes,
      sha256,
    })),
  }
}

export function licenceText({ config }: Pick<Deps, 'config'>, release: Release): string {
  return `${LICENCE.name} (${LICENCE.id})
${LICENCE.url}legalcode

You may share and adapt these files for any purpose. Say where they are from, such as:

  ${manifestOf({ config }, release).attribution}

The licence also covers the rights in a database that some countries know.
`
}

export function readmeText({ config }: Pick<Deps, 'config'>, release: Release): string {
  const { log, root } = manifestOf({ config }, release)
  return `# The public ledger of ${log}

The first ${release.size} leaves of the log, whole. Nobody is named in them: whose an entry is can be shown by
its owner alone.

- ledger.jsonl: one JSON object a line, in the order of the log. \`leaf\` is the text that was logged.
- ledger.csv: the same columns without \`leaf\`. An apostrophe stands before a text that a spreadsheet would
  take for a formula.
- SHA256SUMS: \`sha256sum --check SHA256SUMS\`
- checkpoint: what the log signed for exactly these leaves. Its root is ${root}
- manifest.json: all of this for machines.

## Columns

- kind: \`entry\` is impact that was funded, \`orders\` such impact with the orders of a shop behind it, \`supply\` what
  was bought from a project, \`certificate\` that a statement was issued or withdrawn: of a certificate, or of what a
  supplier answered its customer
- quantity, unit: mtree is a thousandth of a tree, g a gram; below zero in what reverses something
- recorded: to the minute, in UTC; effective_from, effective_to: the days it counts for
- reverses: the entry, or lot, that it takes back, wholly or in part
- orders, orders_root: how many orders of a shop are behind it, and the root of their Merkle tree
- event: the same for the same event, so that one that counts twice is seen
- holder: a commitment to whose it is
- basis: the version of prices or factors it was computed with
- registry, series, block_from, block_to, evidence: of supply, the serials that were retired and the SHA-256
  of the document that shows it

## Check it

The hash of a leaf is SHA-256 of a zero byte and its text; the root is that of RFC 6962, 2.1. In Python:

    import base64, hashlib, json
    h = lambda b: hashlib.sha256(b).digest()
    edge = []
    for i, line in enumerate(open('ledger.jsonl', encoding='ascii')):
        x = h(b'\\0' + json.loads(line)['leaf'].encode('ascii'))
        while i & 1:
            x, i = h(b'\\1' + edge.pop() + x), i >> 1
        edge.append(x)
    root = edge.pop()
    while edge:
        root = h(b'\\1' + edge.pop() + root)
    print(base64.b64encode(root).decode())

Licence: ${LICENCE.name}, ${LICENCE.url}
`
}
