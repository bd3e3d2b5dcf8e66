import type { Breach, Source } from '../source.ts'

/** They take their names from `domain/src/privacy/browser-storage.ts`, or remove what others left. */
const MAY_STORE: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/browser/stored/persisted-state.ts': ['localStorage', 'sessionStorage'],
  'apps/web/src/browser/menu-groups.ts': ['document.cookie'],
  'apps/web/src/outside/telemetry/telemetry.entry.ts': ['document.cookie'],
}
const STORES =
  /\b(localStorage|sessionStorage|document\.cookie|cookieStore|indexedDB|caches\.open)\b/g
const IN_A_BROWSER = /^(apps\/web|packages\/ui)\/src\//

/** Places that store something in a browser beside the list that the privacy page is made from. */
export function findBrowserStorage(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => IN_A_BROWSER.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) => {
      const found = [...text.matchAll(STORES)].map(([name]) => name)
      return [...new Set(found)]
        .filter((name) => !MAY_STORE[path]?.includes(name))
        .map((name) => ({
          path,
          rule: 'listed-storage',
          message: `It uses ${name}; what is stored in a browser goes through shell/persisted-state.ts or pageCookie.`,
        }))
    })
}
