import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContentFolder } from '@understory/adapters/content/markdown-content.ts'
import { CAPABILITIES } from '../apps/api/src/capabilities.ts'
import { findEndlessLoops } from './check/async/endless-loops.ts'
import { findUnguardedProviderLists } from './check/async/provider-lists.ts'
import { findTimedTests } from './check/async/timed-tests.ts'
import { findVendorCalls } from './check/async/vendor-calls.ts'
import { findWebStreamBridges } from './check/async/web-streams.ts'
import { findFeaturesBeyondBaseline } from './check/browser/baseline.ts'
import { findBrowserStorage } from './check/browser/browser-storage.ts'
import { findBreachesOfBoundaries } from './check/imports/boundaries.ts'
import { findImpurities } from './check/imports/purity.ts'
import { findWholeDeps } from './check/imports/whole-deps.ts'
import { findStrangeExportNames } from './check/layout/export-names.ts'
import { findBigFolders, readFileNames } from './check/layout/folders.ts'
import { findLongFiles } from './check/layout/long-files.ts'
import { findCommonNames } from './check/layout/names.ts'
import { findBrokenMessages } from './check/messages/broken-messages.ts'
import { countPiecesInPages } from './check/messages/pieces-in-pages.ts'
import { findSentencesInPages } from './check/messages/sentences-in-pages.ts'
import { findStrayKeys } from './check/messages/stray-keys.ts'
import { findUnlisted } from './check/messages/unlisted.ts'
import apiNotYetMoved from './check/messages/words-of-api.json' with { type: 'json' }
import { findWordsOfApi } from './check/messages/words-of-api.ts'
import pagesNotYetMoved from './check/messages/words-of-pages.json' with { type: 'json' }
import { readMigrations, readSources, readStyles } from './check/read-sources.ts'
import { findUnboundedInserts, findUnboundedLists } from './check/sql/bounded-lists.ts'
import { findLockingMigrations } from './check/sql/locking-migrations.ts'
import { findOpenTables } from './check/sql/lookup-tables.ts'
import { findChangedMigrations } from './check/sql/migration-checksums.ts'
import { findUnreasonedPlatformRights } from './check/sql/platform-rights.ts'
import { findBreachesOfTableOwners } from './check/sql/table-owners.ts'
import { findOtherTransactions } from './check/sql/transactions.ts'
import { findNameOfSoftware } from './check/words/name-of-software.ts'
import { findOddPhrases } from './check/words/odd-phrases.ts'
import { ROOT } from './folders.ts'
import { readCatalogues } from './messages/read-catalogues.ts'
import { say, stopWith } from './start/say.ts'
import { runPart, runParts, type SuitePart } from './test/part.ts'

const CHECKSUMS = join(ROOT, 'packages/database/migration-checksums.txt')
const CACHE = join(ROOT, 'node_modules/.cache/types')

/** Several checkers each infer the types of the database and the contracts again: one takes half the time. */
const ONE_CHECKER = ['--checkers', '1']
/** Freeing memory takes a third of the checker's time, and all that it ever takes is less than this. */
const FREES_LATE = { GOGC: 'off', GOMEMLIMIT: '3GiB' }
const cachedIn = (file: string) => ['--incremental', '--tsBuildInfoFile', file]

/**
 * All types are checked together: each by itself takes twice the time. These are checked again, because they
 * may use less: no browser, no Node, or an older one. Biome says which globals servers may not use.
 */
const MAY_USE_LESS = ['packages/domain', 'packages/pictures', 'packages/sdk', 'packages/ui']

/** Results are cached per file, so that only what changed is checked again. */
const typesOf = (project: string): SuitePart => ({
  name: `types of ${project}`,
  command: 'tsc',
  args: ['-p', project, ...ONE_CHECKER, ...cachedIn(join(CACHE, project, 'info.json'))],
  env: FREES_LATE,
})

const sources = readSources()
const catalogues = readCatalogues()
const breaches = [
  ...[
    findBreachesOfBoundaries,
    findBrowserStorage,
    findCommonNames,
    findEndlessLoops,
    findImpurities,
    findLongFiles,
    findNameOfSoftware,
    findOddPhrases,
    findOpenTables,
    findOtherTransactions,
    findStrangeExportNames,
    findTimedTests,
    findUnboundedInserts,
    findUnboundedLists,
    findUnguardedProviderLists,
    findVendorCalls,
    findWebStreamBridges,
    findWholeDeps,
  ].flatMap((find) => find(sources)),
  ...findBigFolders(readFileNames()),
  ...findBrokenMessages(catalogues),
  ...findBreachesOfTableOwners(sources, CAPABILITIES),
  ...findUnreasonedPlatformRights(sources, CAPABILITIES),
  ...findFeaturesBeyondBaseline([...sources, ...readStyles()]),
  ...findSentencesInPages(sources),
  ...findStrayKeys(sources, catalogues),
  ...findWordsOfApi(sources, apiNotYetMoved),
  ...findUnlisted(countPiecesInPages(sources), pagesNotYetMoved, 'words-of-pages'),
  ...findLockingMigrations(readMigrations()),
  ...findChangedMigrations(readMigrations(), readFileSync(CHECKSUMS, 'utf8')),
]
for (const { path, rule, message } of breaches) console.error(`${path}: ${rule}: ${message}`)
if (breaches.length > 0) stopWith('the boundaries are breached.')
say(`boundaries passed (${sources.length} files)`)

const texts = await checkContentFolder(join(ROOT, 'content'))
for (const { where, message } of texts) console.error(`content/${where}: ${message}`)
if (texts.length > 0) stopWith('a text of the public pages is not right.')

const routes: SuitePart = {
  name: 'route types',
  command: 'react-router',
  args: ['typegen'],
  cwd: join(ROOT, 'apps/web'),
}
const CHECK_CONCURRENCY = 2
const results = [
  await runPart(routes),
  ...(await runParts(
    [
      ...['.', ...MAY_USE_LESS].map(typesOf),
      { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
      { name: 'unused code', command: 'knip', args: [] },
    ],
    CHECK_CONCURRENCY,
  )),
]
if (results.some(({ passed }) => !passed)) stopWith('the lines above say what is wrong.')
