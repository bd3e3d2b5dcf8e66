import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { JUDGES } from '../folders.ts'
import { runJudge } from './run-judge.ts'

/** Rules of Spectral that are off, each with why. */
const OFF = {
  // Names, references and reasons are free text, which has no pattern; its length is bounded.
  'owasp:api4:2023-string-restricted': 'off',
  // What is public is open, with a limit of its own for each network.
  'owasp:api2:2023-read-restricted': 'off',
  // A page of another site may not make a call with a key, so those answer no CORS header at all.
  'owasp:api8:2023-define-cors-origin': 'off',
  // It wants a link where OpenAPI 3.1 allows the SPDX identifier, and not both.
  'license-url': 'off',
  // The parts of the reference stand in the order in which people meet them.
  'openapi-tags-alphabetical': 'off',
}

/** An entry of the public ledger has a number, by which anyone may count through all of it: that is what it is for. */
const PLACES_OFF = [
  {
    files: ['**#/paths/~1v1~1ledger~1entries~1%7BentryId%7D'],
    rules: { 'owasp:api1:2023-no-numeric-ids': 'off' },
  },
]

type RedoclyProblem = { readonly ruleId: string; readonly message: string }
type SpectralProblem = {
  readonly code: string
  readonly message: string
  readonly path: readonly string[]
}

/** What Redocly `recommended-strict`, and Spectral with its own and OWASP's rules, say of a document. */
export async function lintDocument(file: string): Promise<readonly string[]> {
  const folder = dirname(file)
  const rules = join(folder, '.spectral.json')
  const owasp = join(JUDGES, '@stoplight/spectral-owasp-ruleset')
  const ruleset = { extends: ['spectral:oas', owasp], rules: OFF, overrides: PLACES_OFF }
  writeFileSync(rules, JSON.stringify(ruleset))
  const redocly = await runJudge(
    [
      '@redocly/cli/bin/cli.js',
      'lint',
      file,
      '--extends',
      'recommended-strict',
      '--format',
      'json',
    ],
    folder,
  )
  const spectral = await runJudge(
    ['@stoplight/spectral-cli/dist/index.js', 'lint', file, '-r', rules, '-f', 'json', '-q'],
    folder,
  )
  const { problems } = JSON.parse(redocly) as { readonly problems: readonly RedoclyProblem[] }
  return [
    ...problems.map(({ ruleId, message }) => `Redocly ${ruleId}: ${message}`),
    ...(JSON.parse(spectral) as readonly SpectralProblem[]).map(
      ({ code, message, path }) => `Spectral ${code}: ${message} (${path.join('/')})`,
    ),
  ]
}
