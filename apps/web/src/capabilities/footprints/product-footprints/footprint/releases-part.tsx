import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import type { ProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { PARTNERS_PATH } from '../../exchanges/public.ts'
import { productFootprintsMessage, productFootprintsRich } from '../messages/messages.generated.ts'
import { ChoiceField } from '../text-field.tsx'

type ReleasesPartProps = {
  readonly footprint: ProductFootprint
  readonly partners: readonly Exchange[]
  readonly maySpeak: boolean
  readonly typed: FormAnswer | null
}

/** Which partners read a published footprint, and letting another one read it. */
export function ReleasesPart({ footprint, partners, maySpeak, typed }: ReleasesPartProps) {
  const { releases } = footprint
  const others = partners.filter(
    ({ exchangeId }) => !releases.some((release) => release.exchangeId === exchangeId),
  )
  return (
    <section className="panel flow-16" aria-labelledby="releases">
      <h2 id="releases">{productFootprintsMessage('release.title')}</h2>
      {releases.length === 0 ? <p>{productFootprintsMessage('release.nobody')}</p> : null}
      {releases.map((release) => (
        <OpenRelease key={release.releaseId} release={release} maySpeak={maySpeak} />
      ))}
      {maySpeak && others.length > 0 ? (
        <form method="post" className="flow-16">
          <ChoiceField
            name="exchangeId"
            label={productFootprintsMessage('release.partner')}
            typed={typed}
            options={others.map(({ exchangeId, peerName }) => ({
              value: exchangeId,
              label: peerName,
            }))}
          />
          <div>
            <Button type="submit" look="action" name="intent" value="release">
              {productFootprintsMessage('release.button')}
            </Button>
          </div>
        </form>
      ) : null}
      {maySpeak && partners.length === 0 ? (
        <p>
          {productFootprintsRich('release.none', {
            link: (words) => <a href={PARTNERS_PATH}>{words}</a>,
          })}
        </p>
      ) : null}
    </section>
  )
}

type OpenReleaseProps = {
  readonly release: ProductFootprint['releases'][number]
  readonly maySpeak: boolean
}

function OpenRelease({ release, maySpeak }: OpenReleaseProps) {
  const { releaseId, peerName: partner, releasedAt } = release
  return (
    <form method="post" className="row-12">
      <input type="hidden" name="releaseId" value={releaseId} />
      <span>
        {productFootprintsMessage('release.since', { partner, day: new Date(releasedAt) })}
      </span>
      {maySpeak ? (
        <Button look="quiet" type="submit" name="intent" value="end">
          {productFootprintsRich('release.end', { partner, hidden: hiddenWords })}
        </Button>
      ) : null}
    </form>
  )
}
