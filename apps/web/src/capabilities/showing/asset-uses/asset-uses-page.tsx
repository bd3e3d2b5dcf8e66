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
import { CLAIM_READING_WORDS, claimMarketWords } from '../claims/public.ts'
import { assetUsesMessage, assetUsesRich } from './messages/messages.generated.ts'
import {
  groupsOf,
  headingOfThings,
  MOST_IN_HEADING,
  type ShownThing,
  type ThingsAlike,
  titleOfThings,
} from './titles-of-things.ts'
import { type AskedWords, WordsBeside } from './words-beside.tsx'

type AssetUsesPageProps = {
  readonly uses: AssetUses
  readonly mayChange: boolean
  readonly isSaved: boolean
  readonly asked: AskedWords
  readonly refused: FormAnswer | null
}

type UseInMarket = ShownThing['uses'][number]

const wordsOfUse = (): { readonly [Use in UseInMarket['use']]: string } => ({
  'as-is': assetUsesMessage('assetUses.yes'),
  plain: assetUsesMessage('assetUses.asWordsAlone'),
  not: assetUsesMessage('assetUses.no'),
  unknown: assetUsesMessage('assetUses.weDoNotKnow'),
})

/** Each thing with the markets in which it may be shown, and a check of the words beside it. */
export function AssetUsesPage(props: AssetUsesPageProps) {
  const { uses, isSaved, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{assetUsesMessage('assetUses.whereShowImpact')}</h1>
        <p className="lead quiet">{assetUsesMessage('assetUses.badgesPicturesWidgetsImpact')}</p>
        <p className="prose-width">{assetUsesMessage('assetUses.helpLegalAdviceReads')}</p>
      </header>
      {isSaved ? <Notice kind="success" title={assetUsesMessage('assetUses.saved')} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <MarketsPart {...props} />
      {uses.assets.length === 0 ? (
        <p>{assetUsesMessage('assetUses.nothingFundedYetNothing')}</p>
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
    <section className="part flow-16" aria-label={assetUsesMessage('assetUses.yourMarkets')}>
      {mayChange ? (
        <form method="post" className="flow-16">
          <Fieldset id="seen-in" legend={assetUsesMessage('assetUses.whereDoConsumersSee')}>
            <Chosen markets={markets} />
            {CLAIM_MARKETS.map((market) => (
              <Checkbox
                key={market}
                name="markets"
                value={market}
                label={claimMarketWords()[market]}
                defaultChecked={markets?.includes(market) ?? false}
              />
            ))}
          </Fieldset>
          <div>
            <Button type="submit" name="intent" value="markets">
              {assetUsesMessage('assetUses.save')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <h2>{assetUsesMessage('assetUses.yourMarkets')}</h2>
          <Chosen markets={markets} />
          <p>{assetUsesMessage('assetUses.ownerAdminAccountChange')}</p>
        </>
      )}
    </section>
  )
}

function Chosen({ markets }: Pick<AssetUses, 'markets'>) {
  return (
    <p className="prose-width">
      {assetUsesMessage('assetUses.saidEuropeanUnionBadges', {
        list: markets ? markets.map((market) => claimMarketWords()[market]).join(', ') : '',
        hasMarkets: markets ? 'yes' : 'other',
      })}
    </p>
  )
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
      <h2 id={id}>{headingOfThings(things)}</h2>
      {said.length === 1 && things.length > MOST_IN_HEADING ? (
        <p className="prose-width">{title}</p>
      ) : null}
      {said.map((those) => {
        const [{ words }] = those
        return (
          <p key={words} className="prose-width">
            {said.length > 1 ? <strong>{titleOfThings(those)}: </strong> : null}
            {words === ''
              ? assetUsesMessage('assetUses.itSaysNothingYet')
              : words.split('\n').join(' ')}
          </p>
        )
      })}
      <p className="quiet">
        {assetUsesMessage('assetUses.figuresThose', { longDate: longDate(statedOn) })}
      </p>
      <DataTable
        caption={assetUsesMessage('assetUses.caption', { title })}
        asCards
        rows={markets ? uses.filter(({ market }) => markets.includes(market)) : uses}
        rowKey={({ market }) => market}
        columns={[
          {
            key: 'market',
            title: assetUsesMessage('assetUses.market'),
            cell: ({ market }: UseInMarket) => claimMarketWords()[market],
          },
          {
            key: 'use',
            title: assetUsesMessage('assetUses.mayBeShown'),
            cell: ({ use }: UseInMarket) => wordsOfUse()[use],
          },
          {
            key: 'until',
            title: assetUsesMessage('assetUses.until'),
            cell: ({ until }: UseInMarket) => (until ? longDate(until) : '–'),
          },
          {
            key: 'why',
            title: assetUsesMessage('assetUses.why'),
            cell: (use: UseInMarket) => <Why use={use} />,
          },
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
      <h2 id="evidence">{assetUsesMessage('assetUses.theEvidenceBehindThem')}</h2>
      {evidence ? (
        <p className="prose-width">
          {assetUsesRich('assetUses.pageProvesFiguresJson', {
            link: (words) => <a href={evidence}>{words}</a>,
            link2: (words) => (
              <a href={`${evidence}/evidence.json`} download>
                {words}
              </a>
            ),
          })}
        </p>
      ) : (
        <p>
          {assetUsesRich('assetUses.nobodyElseSeesFigures', {
            link: (words) => <a href="/my-impact/share/badges">{words}</a>,
          })}
        </p>
      )}
    </section>
  )
}
