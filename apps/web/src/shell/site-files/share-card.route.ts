import {
  GetContentCard,
  GetLedgerCard,
  GetLetterPicture,
  GetPageCard,
  GetProjectCard,
} from '@understory/contracts/site/share-cards.ts'
import { GetOrderCard } from '@understory/contracts/stores/order-pages.ts'
import { THEMES, type Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import type { Api } from '../../http/api-client.ts'
import { fileAnswer, nameBefore } from '../../http/files/file-answer.ts'
import { publicApi } from '../../http/session.ts'
import type { Route } from './+types/share-card.route'

/** The picture for shared links of the page whose address follows. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = nameBefore('.png', params['*'])
  const api = publicApi(request, context)
  const answer =
    path === 'landing-page'
      ? await api(GetOrderCard, { query: orderLinkOf(request) })
      : await cardFor(api, path)
  if (!answer.ok) return new Response(answer.refusal.message, { status: answer.status })
  return fileAnswer({
    bytes: answer.data,
    contentType: 'image/png',
    // That of an order is for who holds its link.
    cacheControl: `${path === 'landing-page' ? 'private' : 'public'}, max-age=3600`,
  })
}

/** As it stands in the address of the order's page. */
function orderLinkOf(request: Request) {
  const asked = new URL(request.url).searchParams
  const part = (name: string) => asked.get(name) ?? ''
  return { store: part('store'), order: part('order'), code: part('code') }
}

function cardFor(api: Api, path: string) {
  if (path === 'public-ledger') return api(GetLedgerCard, {})
  const [first = '', second = '', ...more] = path.split('/')
  if (more.length === 0 && second !== '') {
    if (first === 'letters' && isTheme(second)) {
      return api(GetLetterPicture, { params: { theme: second } })
    }
    if (first === 'projects') return api(GetProjectCard, { params: { projectId: second } })
    if (first === 'resources') return api(GetContentCard, { params: { slug: second } })
  }
  return api(GetPageCard, { params: { page: path.replaceAll('/', '.') } })
}

const isTheme = (text: string): text is Theme => THEMES.some((theme) => theme === text)
