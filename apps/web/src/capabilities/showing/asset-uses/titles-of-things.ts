import type { AssetUses } from '@understory/contracts/showing/asset-uses.ts'
import { assetUsesMessage } from './messages/messages.generated.ts'

export type ShownThing = AssetUses['assets'][number]

const assetWords = (): { readonly [Asset in ShownThing['asset']]: string } => ({
  badge: assetUsesMessage('assetUses.badges'),
  picture: assetUsesMessage('assetUses.picturesToShare'),
  widget: assetUsesMessage('assetUses.liveWidget'),
  'impact-page': assetUsesMessage('assetUses.impactPage'),
  certificate: assetUsesMessage('assetUses.newestCertificate'),
  'order-page': assetUsesMessage('assetUses.orderPage'),
})

/** Things that may be shown in the same places for the same reasons. */
export type ThingsAlike = readonly [ShownThing, ...ShownThing[]]

export const groupsOf = (
  things: readonly ShownThing[],
  by: (thing: ShownThing) => string,
): ThingsAlike[] =>
  [...Map.groupBy(things, by).values()].flatMap(([first, ...others]): ThingsAlike[] =>
    first ? [[first, ...others]] : [],
  )

const nameOfThing = ({ asset, name }: ShownThing) =>
  name === null ? assetWords()[asset] : `${assetWords()[asset]} “${name}”`

const IN_A_LIST = new Intl.ListFormat('en-GB')

/** "Badges, pictures to share and live widget “Shop”" */
export function titleOfThings([first, ...others]: ThingsAlike): string {
  const inside = others.map((thing) => {
    const name = nameOfThing(thing)
    return name.charAt(0).toLowerCase() + name.slice(1)
  })
  return IN_A_LIST.format([nameOfThing(first), ...inside])
}

export const MOST_IN_HEADING = 3

/** More of them than a heading holds are named beneath it. */
export const headingOfThings = (things: ThingsAlike): string =>
  things.length > MOST_IN_HEADING
    ? assetUsesMessage('assetUses.severalThings', {
        first: nameOfThing(things[0]),
        others: things.length - 1,
      })
    : titleOfThings(things)
