import type { Breach, Source } from '../source.ts'
import { isReadByPeople, textsOf } from './texts-people-read.ts'

/** Files that name the software, and why they may. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'apps/api/src/capabilities/people/accounts/sign-in/sign-in-library.ts':
    'the library asks for a name, and shows it nowhere',
  'apps/api/src/capabilities/site/installation/brand-change.ts':
    'the name until another is published',
  'apps/api/src/configuration/config.ts': 'the name until another is published',
  'apps/api/src/configuration/settings.ts': 'samples, which production refuses',
  'apps/web/src/capabilities/staff/health/health.route.tsx':
    'the version of the software, for operators',
  'apps/web/src/content/about/our-philosophy.route.tsx': 'that the software is open source',
  'apps/web/src/content/about/team.route.tsx': 'that the software is open source',
  'apps/web/src/content/questions.tsx': 'that the software is open source',
  'apps/web/src/shell/page-meta.ts': 'the name until another is published',
  'apps/web/src/shell/site-frame/site-footer.tsx': 'the licence of the software',
  'apps/web/src/shell/use-site-name.ts': 'the name until another is published',
  'packages/adapters/src/documents/brand-of-documents.ts': 'the name until another is published',
  'packages/adapters/src/documents/fixtures.ts': 'examples that measurements and tests draw',
  'packages/adapters/src/documents/footprint-report/example-report.ts':
    'an example that tests draw',
  'packages/adapters/src/documents/pdf/pdf-page.ts':
    'the program that made a file, as its format asks',
  'packages/adapters/src/webhooks-http/http-webhook-sender.ts':
    'the program that calls, for the logs of whom it calls',
  'packages/adapters/src/traces-otlp/otlp-tracer.ts': 'the name of the process, for operators',
  'packages/adapters/src/stores/woocommerce/woocommerce-webhooks.ts':
    'by which our webhooks in a shop are found again',
}

/** The software by its name; and as a file is called that someone saves. Lines of the ledger's formats begin with theirs. */
const NAMES =
  /\bUnderstory\b(?!-(?:Version|Mode)\b)|\bunderstory-(?!ledger\b|admin\b|archive\b|widget\b)/

/**
 * What people read takes the name of the installation (`siteName`). The names of protocols stay: first lines of the
 * ledger's files, the program, the headers of the API, the element of a live widget, keys of storage.
 */
export function findNameOfSoftware(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => isReadByPeople(path) && NAMES.test(text))
    .filter(({ path }) => !Object.hasOwn(MAY_NAME, path))
    .flatMap(({ path, text }) =>
      textsOf({ path, text })
        .filter((said) => NAMES.test(said))
        .map((said) => ({
          path,
          rule: 'what-people-read-has-the-name-of-the-installation',
          message: `Say siteName, or give a reason in MAY_NAME of tools/check/words/name-of-software.ts: ${said.trim()}`,
        })),
    )
}
