import { MICROS_PER_MINOR, type Money } from '@understory/domain/quantity/money.ts'
import { seasonOf } from '@understory/pictures/nature/place.ts'
import { TEAM, teamScene } from '@understory/pictures/scenes/team-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { fromCount } from '../../../capabilities/proof/projects/public.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { LiveExample } from './live-example.tsx'

const PEOPLE = 'employee_standard'
const START = 12

type TeamExampleProps = {
  /** A month of one person on Standard. */
  readonly month: Money
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly setup: string
}

/** What a month of a team costs, as people join. */
export function TeamExample({ month, today, setup }: TeamExampleProps) {
  return (
    <LiveExample
      title={solutionsMessage('teamExample.tryTeam')}
      picture={
        <GrowingPicture
          layers={teamScene(seasonOf(today, 'GB'))}
          {...TEAM}
          marksOf={(since) =>
            since ? fromCount({ fields: [PEOPLE], now: START }, since.from) : {}
          }
        />
      }
      sliders={[
        {
          name: PEOPLE,
          label: solutionsMessage('teamExample.peopleOnStandard'),
          least: 1,
          most: 100,
          start: START,
        },
      ]}
      microsEach={month.minor * MICROS_PER_MINOR}
      currency={month.currency}
      per={solutionsMessage('teamExample.month')}
      action={setup}
      act={solutionsMessage('teamExample.goTeam')}
    >
      <p className="quiet">{solutionsMessage('teamExample.mixTravellerLiteNext')}</p>
    </LiveExample>
  )
}
