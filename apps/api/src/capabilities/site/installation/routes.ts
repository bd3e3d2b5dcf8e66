import { GetLegalText } from '@understory/contracts/site/legal-texts.ts'
import { GetLetterPicture, GetPageCard } from '@understory/contracts/site/share-cards.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import { SHARE_PAGES } from '@understory/domain/site/installation/share-pages.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { createLegalTexts } from './legal/get-legal-text.ts'

const LETTER_PICTURES = { name: 'letter-pictures', points: 600, seconds: 60 }
const PAGE_CARDS = { name: 'page-cards', points: 60, seconds: 60 }

export function installationRoutes(deps: Deps): Route[] {
  const legalText = createLegalTexts(deps)
  return [
    route(GetLegalText, { access: 'public' }, ({ params }) =>
      asPlatform(() => legalText(params.text)),
    ),
    route(
      GetPageCard,
      { access: 'public', limit: PAGE_CARDS },
      async ({ params, responseHeaders }) => {
        const page = SHARE_PAGES.get(`/${params.page.replaceAll('.', '/')}`)
        if (!page) return refuse('NOT_FOUND')
        responseHeaders.set('cache-control', 'public, max-age=3600')
        return deps.documents.pageCard({
          kind: 'Trees, CO2e and plastic removal',
          title: page.title,
          says: page.says ?? 'Climate action you can check.',
          seed: params.page,
          of: page.of ? [page.of] : IMPACTS,
          project: null,
          date: dayOf(deps.clock()),
        })
      },
    ),
    route(
      GetLetterPicture,
      { access: 'public', limit: LETTER_PICTURES },
      ({ params, responseHeaders }) => {
        responseHeaders.set('cache-control', 'public, max-age=86400')
        return deps.documents.letterPicture({ theme: params.theme, date: dayOf(deps.clock()) })
      },
    ),
  ]
}
