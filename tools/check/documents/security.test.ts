import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  EVIDENCE_EXTENSIONS,
  EVIDENCE_LIMITS,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { checkPassword } from '@understory/domain/people/accounts/passwords/password.ts'
import {
  forgottenCookie,
  PAGE_COOKIES,
  type PageCookieName,
  pageCookie,
} from '@understory/domain/people/privacy/browser-storage.ts'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'
import { readSources } from '../read-sources.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const FOLDER = 'docs/security'
const CHAPTERS = `${FOLDER}/asvs`
const STATES = ['tested', 'built in', 'operator', 'otherwise', 'n/a'] as const
// Requirements of levels 1 and 2 in chapters 1 to 17 of ASVS 5.0.0.
const OF_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const cells = (line: string) => line.slice(2, -2).split(' | ')
const requirements = globSync(`${CHAPTERS}/[01]*.md`, { cwd: ROOT })
  .flatMap((path) => read(path).split('\n'))
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [id = '', state = '', , , proof = ''] = cells(line)
    return { id, state, proofs: all(proof, /\]\(([^)#]+)\)/g) }
  })

describe('the review against ASVS', () => {
  test('has each requirement once, chapter by chapter', () => {
    const ids = requirements.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const counts = OF_CHAPTER.map(
      (_, at) => ids.filter((id) => id.startsWith(`V${at + 1}.`)).length,
    )
    expect(counts).toEqual(OF_CHAPTER)
  })

  test('names files that are there, and a test or check for whatever it calls tested', () => {
    for (const { id, state, proofs } of requirements) {
      expect(STATES, id).toContain(state)
      const missing = proofs.filter((proof) => !existsSync(join(ROOT, CHAPTERS, proof)))
      expect(missing, id).toEqual([])
      if (state === 'tested') expect(proofs.join(), id).toMatch(/\.test\.tsx?|\.contract\.ts/)
      else if (state !== 'n/a') expect(proofs, id).not.toEqual([])
    }
  })

  test('counts in its summary what its chapters say', () => {
    const [line = ''] = all(read('docs/security.md'), /^\| \*\*All\*\* \| (.*) \|$/gm)
    const stated = all(line, /\*\*(\d+)\*\*/g).map(Number)
    const counted = STATES.map(
      (state) => requirements.filter((each) => each.state === state).length,
    )
    expect(stated).toEqual([...counted, requirements.length])
  })
})

const sources = readSources().filter(
  ({ path }) =>
    /^(apps\/(api|web)|packages)\//.test(path) && !/\.test\.|\/testing\/|contract/.test(path),
)
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
const named = (page: string) => all(read(page), /\]\(\.\.\/\.\.\/([^)#]+)\)/g)

describe('the product', () => {
  test.each<[string, RegExp, readonly string[]]>([
    ['runs no text as code', /\beval\(|\bnew Function\(|setTimeout\('/, []],
    ['starts no process', /child_process/, []],
    [
      'listens to no messages of other windows, and opens no socket',
      /onmessage|Listener\('message'|new WebSocket|EventSource/,
      [],
    ],
    [
      'switches no check of certificates off',
      /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/,
      [],
    ],
    [
      'uses no broken hash or cipher',
      /createHash\('(?:md5|sha1)|'(?:aes-\d+-(?:ecb|cbc)|des-|rc4)/i,
      [],
    ],
    [
      'has no templates beside its functions',
      /handlebars|mustache|nunjucks|'ejs'|'pug'|liquidjs/i,
      [],
    ],
    ['hinders no pasting', /onPaste|'paste'/, []],
    [
      'draws nothing secret from Math.random',
      /Math\.random/,
      [
        'apps/api/src/http/serve/observe-answer.ts',
        'packages/adapters/src/errors-sentry/sentry-reporter.ts',
      ],
    ],
    [
      'writes to the console in two places',
      /console\.(?:log|error|warn|info)\(/,
      ['apps/api/src/http/check-answer.ts', 'apps/api/src/process/process.ts'],
    ],
    [
      'makes patterns of constants alone',
      /new RegExp\(/,
      [
        'apps/web/src/outside/telemetry/telemetry.entry.ts',
        'apps/web/src/capabilities/proof/certificates/proof-checker/step.ts',
        'packages/domain/src/commerce/payments/buyer/tax-id.ts',
        'packages/domain/src/quantity/plain-text.ts',
      ],
    ],
    [
      'sets markup in these places alone',
      /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/,
      [
        'apps/web/src/capabilities/site/content/content-html.tsx',
        'apps/web/src/islands/island.tsx',
        'packages/ui/src/pictures/growing-picture.tsx',
        'packages/ui/src/pictures/picture.tsx',
      ],
    ],
    [
      'writes SQL that is no parameter in these files alone, of constants',
      /sql\.raw\(/,
      [
        'apps/api/src/capabilities/proof/ledger-check/verify-ledger.ts',
        'apps/api/src/capabilities/proof/public-log/catch-up.ts',
        'packages/database/src/limit-database.ts',
        'packages/database/src/migrate.ts',
        'packages/database/src/migrating/apply-migrations.ts',
        'packages/database/src/migrating/in-batches.ts',
        'packages/database/src/migrating/outside-transaction.ts',
      ],
    ],
  ])('%s', (_, pattern, allowed) => {
    expect(filesWith(pattern).toSorted()).toEqual(allowed.toSorted())
  })

  test('says of every call outside what it does with a redirect, and within which time', () => {
    const calls = sources
      .filter(({ path }) => path.startsWith('packages/adapters/') && !path.includes('-sandbox/'))
      .flatMap(({ path, text }) =>
        all(text, /\bfetch\(([\s\S]{0,600})/g).map((after) => ({ path, after })),
      )
    expect(calls.length).toBeGreaterThan(7)
    for (const { path, after } of calls) {
      expect(after, path).toMatch(/redirect: '(?:error|manual)'/)
      expect(after, path).toMatch(/signal|AbortSignal/)
    }
  })

  test('names the character set of every text, page, drawing and XML that it sends', () => {
    const bare =
      /(?:content-?type'?|type)\W{1,6}'(?:text\/\w+|image\/svg\+xml|application\/(?:\w+\+)?xml)'/i
    // What icons and a feed are is said there, and sent elsewhere.
    expect(filesWith(bare).toSorted()).toEqual([
      'apps/web/src/capabilities/site/content/resources.route.tsx',
      'apps/web/src/shell/site-files/manifest.route.ts',
    ])
  })

  test('masks every field for a password, and names it for password managers', () => {
    const fields = sources.filter(({ text }) =>
      /autoComplete="(?:current|new)-password"/.test(text),
    )
    expect(fields.length).toBeGreaterThan(4)
    for (const { path, text } of fields) {
      const filled = all(text, /autoComplete="((?:current|new)-password)"/g)
      expect(all(text, /type="(password)"/g).length, path).toBe(filled.length)
    }
  })

  test('sets no cookie that other sites send along', () => {
    const cookies = sources.flatMap(({ text }) => all(text, /(Path=\/[^`'"]*)/g))
    // Of our own cookies, of those that are removed, and of a service's that are removed.
    expect(cookies).toHaveLength(3)
    // What removes a tracking cookie names the domain that it was set on.
    for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Lax|Max-Age=0\$\{domain\}/)
    for (const name of Object.keys(PAGE_COOKIES) as PageCookieName[])
      for (const cookie of [pageCookie(name, 'a'), forgottenCookie(name)])
        expect(cookie).toMatch(/; Path=\/; SameSite=Lax(;|$)/)
  })

  test('is built into an image without its history, its data or what tests leave', () => {
    const left = read('.dockerignore').split('\n')
    expect(left).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules']))
    const folders = globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    expect(folders.filter((path) => !read('Dockerfile').includes(`COPY ${path} `))).toEqual([])
  })

  test('has nobody in it before someone joins', () => {
    const statements = globSync('packages/database/{migrations,seed}/**/*.sql', { cwd: ROOT }).map(
      read,
    )
    expect(statements.length).toBeGreaterThan(20)
    expect(
      statements.filter((text) =>
        /insert into (?:app_user|sign_in_method|staff_member)\b/.test(text),
      ),
    ).toEqual([])
  })

  test('pins each package with its hash, and compiles strictly', () => {
    const lockFiles = globSync('{,tools/*/}package-lock.json', { cwd: ROOT })
    expect(lockFiles).toHaveLength(4)
    const foreign = lockFiles.flatMap(packagesOf)
    const loose = foreign.filter(
      ([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-'),
    )
    expect(loose.map(([path]) => path)).toEqual([])
    const elsewhere = foreign.filter(
      ([, { link, resolved }]) =>
        !link && resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere.map(([path]) => path)).toEqual([])
    expect(JSON.parse(read('tsconfig.base.json')).compilerOptions.strict).toBe(true)
  })
})

type Package = { readonly link?: true; readonly integrity?: string; readonly resolved?: string }

function packagesOf(lockFile: string): [string, Package][] {
  const { packages } = JSON.parse(read(lockFile)) as { packages: Record<string, Package> }
  return Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
}

const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  seconds: 1,
  minute: 60,
  minutes: 60,
  hour: 3_600,
  hours: 3_600,
  day: 86_400,
  days: 86_400,
}
const NAMES: Readonly<Record<string, number>> = {
  MINUTE: 60,
  MINUTES: 60,
  HOUR_SECONDS: 3_600,
  HOURS: 3_600,
  QUARTER: 900,
  MONTH: 30 * 86_400,
}
const product = (text: string) =>
  text
    .replaceAll(/(?<=\d)_(?=\d)/g, '')
    .split('*')
    .map((part) => NAMES[part.trim()] ?? Number(part))
    .reduce((a, b) => a * b)

describe('what is documented is so:', () => {
  test('every limit, with how much and in which time', () => {
    const limits = sources.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\{\s*name: '([a-z-]+)',\s*points: ([\d_]+),\s*seconds: ([^},]+?),?\s*\}/g,
        ),
      ].map(
        ([, name, points = '', seconds = '']) =>
          `${name}: ${product(points)} in ${product(seconds)}`,
      ),
    )
    const stated = [
      ...read(`${FOLDER}/limits.md`).matchAll(
        /^\| \[`([a-z-]+)`\]\S+ \| (\d+) \| (?:(\d+) )?(\w+) \|/gm,
      ),
    ].map(
      ([, name, points, count = '1', unit = '']) =>
        `${name}: ${points} in ${Number(count) * (SECONDS[unit] ?? 0)}`,
    )
    expect(stated.length).toBeGreaterThan(70)
    expect(stated.toSorted()).toEqual([...new Set(limits)].toSorted())
    const names = stated.map((each) => each.split(':')[0])
    expect(names).toEqual(names.toSorted())
  })

  test('every file that uses cryptography, and every key', () => {
    const uses = filesWith(
      /node:crypto|@node-rs\/argon2|'hono\/jwt'|from 'jose'|'otpauth'|@simplewebauthn\/server|crypto\.subtle|crypto\.randomUUID|aws4fetch|serializeSigned/,
    ).filter((path) => !path.includes('.generated.'))
    expect(uses.filter((path) => !named(`${FOLDER}/cryptography.md`).includes(path))).toEqual([])
    const purposes = all(read('apps/api/src/signing/key-for.ts'), /^ {2}\| '([a-z-]+)/gm)
    expect(purposes.length).toBeGreaterThan(10)
    const keys = read(`${FOLDER}/cryptography.md`)
    expect(purposes.filter((purpose) => !keys.includes(`\`${purpose}`))).toEqual([])
  })

  const practice = read(`${FOLDER}/practice.md`)

  test('how long sessions live', () => {
    const rotate = read('apps/api/src/capabilities/people/accounts/sign-in/rotate-session.ts')
    const [unused] = all(rotate, /UNUSED_DAYS = (\d+)/g)
    const [longest] = all(rotate, /LONGEST_DAYS = (\d+)/g)
    expect(practice).toContain(
      `ends after ${unused} days without use and after ${longest} days in any case`,
    )
    expect(read('apps/api/src/http/staff-idle.ts')).toContain('IDLE_MS = 15 * 60_000')
    expect(read('apps/api/src/http/actor.ts')).toContain('STAFF_SESSION_MS = 8 * 3_600_000')
    expect(practice).toContain('15 minutes and eight hours')
  })

  test('which sign-in methods there are', () => {
    const ways = all(
      read('apps/api/src/capabilities/people/accounts/sign-in/open-session.ts'),
      /signedInWith: ((?:'\w+' ?\|? ?)+)/g,
    )
    expect(ways).toEqual(["'password' | 'passkey' | 'guest'"])
    const providers = all(
      read('apps/api/src/capabilities/people/accounts/sign-in/sign-in-providers.ts'),
      /PROVIDERS = \[(.*)\]/g,
    )
    expect(providers).toEqual(["'google', 'facebook', 'google-staff'"])
    for (const way of [
      'password',
      'passkey',
      'Google, Facebook',
      'Google for staff',
      'guest session',
    ])
      expect(practice).toMatch(new RegExp(`^\\| .*${way}`, 'm'))
  })

  test('which words are no passwords', () => {
    const [words = ''] = all(practice, /guessers try here first \(([^)]+)\)/g)
    expect(words.split(', ').length).toBeGreaterThan(4)
    for (const word of words.split(', '))
      expect(checkPassword(`${word}2026`), word).toBe('PASSWORD_TOO_COMMON')
  })

  test('which evidence is taken', () => {
    const [kinds = '', size] = /^\| evidence \| ([^|]+) \| (\d+) MB/m.exec(practice)?.slice(1) ?? []
    expect(kinds.split(', ').toSorted()).toEqual(
      EVIDENCE_EXTENSIONS.filter((each) => each !== 'jpeg').toSorted(),
    )
    expect(Number(size) * 1024 * 1024).toBe(EVIDENCE_LIMITS.fileBytes)
  })

  test('whom it speaks to', () => {
    const adapters = readdirSync(join(ROOT, 'packages/adapters/src')).filter(
      (name) => !name.endsWith('-sandbox'),
    )
    expect(adapters.filter((name) => !practice.includes(`\`${name}\``))).toEqual([])
  })
})
