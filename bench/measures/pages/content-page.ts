import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readFrontMatter } from '@understory/adapters/content/front-matter.ts'
import { STRAPI_TOKEN, type StrapiControl } from '@understory/sandbox/content/strapi-control.ts'
import { startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { compareWithBare, siteOf } from '../../bare-page.ts'
import type { Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const ARTICLES = new URL('../../../content/articles/', import.meta.url)
const CONTENT_PAGE_PATH = '/resources/two-figures-for-electricity'

/** As `ssr-home`; the article comes over HTTP from a content service, which has the texts of our files. */
export const contentPage: Measure = {
  id: 'content-page',
  what: 'An article with the content service behind it, against bare renderToString',
  unit: 'pages/s',
  goal: { ratio: 0.6, is: 'at least' },
  run: () =>
    withProduct(async ({ origin, env }) => {
      const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
      writeArticles(sandbox.strapi)
      const { site, close } = await siteOf({
        ...env,
        CONTENT_SERVICE: 'strapi',
        CONTENT_URL: `${sandbox.url}/strapi`,
        CONTENT_TOKEN: STRAPI_TOKEN,
      })
      const figure = await compareWithBare(site, { origin, path: CONTENT_PAGE_PATH })
      const asked = sandbox.strapi.requests.length
      await close()
      await sandbox.close()
      return [{ ...figure, note: `${figure.note}; the service was asked ${asked} times` }]
    }),
}

function writeArticles(strapi: StrapiControl): void {
  for (const file of readdirSync(ARTICLES)) {
    const front = readFrontMatter(readFileSync(new URL(file, ARTICLES), 'utf8'))
    if ('message' in front) throw new Error(`${file}: ${front.message}`)
    strapi.write('articles', { slug: basename(file, '.md'), ...front.fields, body: front.text })
  }
}
