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
  const all = `${we} funded ${fundedWords(figures)} since ${when}. Each of them stands in a public ledger that anyone can check: ${link}`
  const places = projects
    .filter(({ isSample }) => !isSample)
    .slice(0, 2)
    .map(
      ({ impact, quantity, name, country }) =>
        `${QUANTITY[impact](quantity)}, funded at ${name} in ${countryName(country)}. Check it: ${link}`,
    )
  const reduce = shareablesMessage('captions.composingEmitComesFirst', {
    isBusiness: kind === 'business' ? 'yes' : 'other',
    fundedWords: fundedWords(figures),
    link,
  })
  return [all, ...places, reduce]
}
