import { brandStyles } from '@understory/domain/site/installation/brand-styles.ts'
import { requestContext } from '../../http/request-context.ts'
import type { Route } from './+types/styles.route.ts'
import { cachedWith } from './brand-addresses.ts'

/** The colours and fonts of this installation, above those of the product. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext).settings
  return new Response(brandStyles(brand), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': cachedWith(brand, request.url),
    },
  })
}
