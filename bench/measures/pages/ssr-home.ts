import { compareWithBare, siteOf } from '../../bare-page.ts'
import type { Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const PAGES = ['/', '/faq']

/**
 * A content page from the request to its bytes, routing, loaders and headers included, against bare
 * `renderToString` of the same tree: the elements the browser received, without our components. What
 * the product keeps for ten seconds for anonymous visitors is kept here too; the note says what a page
 * costs when it is not.
 */
export const ssrHome: Measure = {
  id: 'ssr-home',
  what: 'Content pages rendered per second: route to bytes, against bare renderToString',
  unit: 'pages/s',
  goal: { ratio: 0.6, is: 'at least' },
  run: () =>
    withProduct(async ({ origin, env }) => {
      const { site, close } = await siteOf(env)
      const figures = []
      for (const path of PAGES) figures.push(await compareWithBare(site, { origin, path }))
      await close()
      return figures
    }),
}
