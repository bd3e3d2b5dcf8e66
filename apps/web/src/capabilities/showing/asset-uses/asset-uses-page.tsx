import type { AssetUses } from '@understory/contracts/showing/asset-uses.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { CLAIM_MARKETS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { CLAIM_MARKET_WORDS, CLAIM_READING_WORDS } from '../claims/public.ts'
import { type AskedWords, WordsBeside } from './words-beside.tsx'

type AssetUsesPageProps = {
  readonly uses: AssetUses
  readonly mayChange: boolean
  readonly isSaved: boolean
  readonly asked: AskedWords
  readonly refused: FormAnswer | null
}

type ShownThing = AssetUses['assets'][number]
type UseInMarket = ShownThing['uses'][number]

const ASSET_WORDS: { readonly [Asset in ShownThing['asset']]: string } = {
  badge: 'Badges',
  picture: 'Pictures to share',
  widget: 'Live widget',
  'impact-page': 'Impact page',
  certificate: 'Newest certificate',
  'order-page': 'Order page',
}

const USE_WORDS: { readonly [Use in UseInMarket['use']]: string } = {
  'as-is': 'Yes',
  plain: 'As words alone',
  not: 'No',
  unknown: 'We do not know',
}

/** Each thing with the markets in which it may be shown, and a check of the words beside it. */
export function AssetUsesPage(props: AssetUsesPageProps) {
  const { uses, isSaved, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>Where you can show your impact</h1>
        <p className="lead quiet">
          Badges, pictures, widgets, your impact page, your newest certificate and the order pages
          of your shops, market by market: whether you can show them to consumers there, until when,
          and which rule says so.
        </p>
        <p className="prose-width">
          This is help, not legal advice: it reads words, not meaning, and no lawyer has checked the
          rules.
        </p>
      </header>
      {isSaved ? <Notice kind="success" title="Saved." /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <MarketsPart {...props} />
      {uses.assets.length === 0 ? (
        <p>Nothing is funded yet, so there is nothing to show.</p>
      ) : (
        groupsOf(uses.assets, (thing) => JSON.stringify(thing.uses)).map((things, at) => (
          <ThingsPart
            key={titleOfThings(things)}
            id={`things-${at + 1}`}
            things={things}
            markets={uses.markets}
          />
        ))
      )}
      <Evidence evidence={uses.evidence} />
      <WordsBeside uses={uses} asked={props.asked} refused={refused} />
    </div>
  )
}

function MarketsPart({ uses, mayChange }: AssetUsesPageProps) {
  const { markets } = uses
  return (
    <section className="part flow-16" aria-label="Your markets">
      {mayChange ? (
        <form method="post" className="flow-16">
          <Fieldset id="seen-in" legend="Where do consumers see them?">
            <Chosen markets={markets} />
            {CLAIM_MARKETS.map((market) => (
              <Checkbox
                key={market}
                name="markets"
                value={market}
                label={CLAIM_MARKET_WORDS[market]}
                defaultChecked={markets?.includes(market) ?? false}
              />
            ))}
          </Fieldset>
          <div>
            <Button type="submit" name="intent" value="markets">
              Save
            </Button>
          </div>
        </form>
      ) : (
        <>
          <h2>Your markets</h2>
          <Chosen markets={markets} />
          <p>An owner or admin of the account can change that.</p>
        </>
      )}
    </section>
  )
}

function Chosen({ markets }: Pick<AssetUses, 'markets'>) {
  return (
    <p className="prose-width">
      {markets
        ? `You said: ${markets.map((market) => CLAIM_MARKET_WORDS[market]).join(', ')}.`
        : 'You have not said yet, so every market is listed.'}{' '}
      If one of them is the European Union, your badges are words alone everywhere.
    </p>
  )
}

/** Things that may be shown in the same places for the same reasons. */
type ThingsAlike = readonly [ShownThing, ...ShownThing[]]

const groupsOf = (
  things: readonly ShownThing[],
  by: (thing: ShownThing) => string,
): ThingsAlike[] =>
  [...Map.groupBy(things, by).values()].flatMap(([first, ...others]): ThingsAlike[] =>
    first ? [[first, ...others]] : [],
  )

const nameOfThing = ({ asset, name }: ShownThing) =>
  name === null ? ASSET_WORDS[asset] : `${ASSET_WORDS[asset]} “${name}”`

const IN_A_LIST = new Intl.ListFormat('en-GB')

/** "Badges, pictures to share and live widget “Shop”" */
function titleOfThings([first, ...others]: ThingsAlike): string {
  const inside = others.map((thing) => {
    const name = nameOfThing(thing)
    return name.charAt(0).toLowerCase() + name.slice(1)
  })
  return IN_A_LIST.format([nameOfThing(first), ...inside])
}

type ThingsPartProps = {
  readonly id: string
  readonly things: ThingsAlike
  readonly markets: AssetUses['markets']
}

function ThingsPart({ id, things, markets }: ThingsPartProps) {
  const title = titleOfThings(things)
  const { uses, statedOn } = things[0]
  const said = groupsOf(things, ({ words }) => words)
  return (
    <section className="part flow-16" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {said.map((those) => {
        const [{ words }] = those
        return (
          <p key={words} className="prose-width">
            {said.length > 1 ? <strong>{titleOfThings(those)}: </strong> : null}
            {words === '' ? 'It says nothing yet.' : words.split('\n').join(' ')}
          </p>
        )
      })}
      <p className="quiet">The figures are those of {longDate(statedOn)}.</p>
      <DataTable
        caption={`${title}, market by market`}
        asCards
        rows={markets ? uses.filter(({ market }) => markets.includes(market)) : uses}
        rowKey={({ market }) => market}
        columns={[
          {
            key: 'market',
            title: 'Market',
            cell: ({ market }: UseInMarket) => CLAIM_MARKET_WORDS[market],
          },
          { key: 'use', title: 'May be shown', cell: ({ use }: UseInMarket) => USE_WORDS[use] },
          {
            key: 'until',
            title: 'Until',
            cell: ({ until }: UseInMarket) => (until ? longDate(until) : '–'),
          },
          { key: 'why', title: 'Why', cell: (use: UseInMarket) => <Why use={use} /> },
        ]}
      />
    </section>
  )
}

function Why({ use: { because, source, sourceReading } }: { readonly use: UseInMarket }) {
  return (
    <>
      {because}
      {source ? (
        <span className="subline">
          {source}
          {sourceReading ? ` (${CLAIM_READING_WORDS[sourceReading]})` : ''}
        </span>
      ) : null}
    </>
  )
}

function Evidence({ evidence }: Pick<AssetUses, 'evidence'>) {
  return (
    <section className="part flow-12" aria-labelledby="evidence">
      <h2 id="evidence">The evidence behind them</h2>
      {evidence ? (
        <p className="prose-width">
          <a href={evidence}>The page that proves the figures</a>, also{' '}
          <a href={`${evidence}/evidence.json`} download>
            as JSON
          </a>
          : projects with their disclosures and receipts, entries with their proofs, and where each
          sentence can be used. Anyone who repeats a badge can save it.
        </p>
      ) : (
        <p>
          Nobody else sees your figures. <a href="/my-impact/share/badges">Turn badges on</a>, and
          anyone can read the evidence.
        </p>
      )}
    </section>
  )
}
