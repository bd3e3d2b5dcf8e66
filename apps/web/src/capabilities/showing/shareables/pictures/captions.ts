import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { fundedWords, QUANTITY } from '../../impact-pages/public.ts'
import { shareablesMessage } from '../messages/messages.generated.ts'

type PublicImpact = Pick<ImpactPage, 'kind' | 'figures' | 'projects'>

/**
 * Words to go with a picture: what was funded, since when and where. They claim nothing about what someone
 * emits; a link follows each, by which it can be checked.
 */
export function captionsOf({ kind, figures, projects }: PublicImpact, link: string): string[] {
  const { milliTrees, co2eGrams, plasticGrams, since } = figures
  if (!since || milliTrees + co2eGrams + plasticGrams === 0) return []
  const we =
    kind === 'business' ? shareablesMessage('captions.weHave') : shareablesMessage('captions.iHave')
  const when = longMonth(monthOf(since))
  const all = shareablesMessage('captions.fundedSinceEachThem', {
    we,
    figures: fundedWords(figures),
    when,
    link,
  })
  const places = projects
    .filter(({ isSample }) => !isSample)
    .slice(0, 2)
    .map(({ impact, quantity, name, country }) =>
      shareablesMessage('captions.fundedAtInCheck', {
        quantity: QUANTITY[impact](quantity),
        name,
        country: countryName(country),
        link,
      }),
    )
  const reduce = shareablesMessage('captions.composingEmitComesFirst', {
    isBusiness: kind === 'business' ? 'yes' : 'other',
    fundedWords: fundedWords(figures),
    link,
  })
  return [all, ...places, reduce]
}
