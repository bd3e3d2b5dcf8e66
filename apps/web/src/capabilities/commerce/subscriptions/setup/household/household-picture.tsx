import { seasonOf } from '@understory/pictures/nature/place.ts'
import type { Member } from '@understory/pictures/people.ts'
import { HOUSEHOLD, householdScene } from '@understory/pictures/scenes/household-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { fromCount } from '../../../../proof/projects/public.ts'
import { typedCount } from '../typed-count.ts'
import styles from './household.module.css'
import { type Counts, type Household, TIERS } from './household.ts'

type HouseholdPictureProps = {
  readonly household: Household
  readonly counts: Counts
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly today: string
}

/** Where most of those who ask are at home. */
const COUNTRY = 'GB'

/** The house and everyone who lives in it, at most eight of each; a plain script lets it grow. */
export function HouseholdPicture({ household, counts, today }: HouseholdPictureProps) {
  const countOf = (name: string) => typedCount(counts[name as keyof Counts] ?? '')
  const now = (member: Member): number => {
    if (member === 'pet') return countOf('pet')
    if (household.tier !== 'own') return typedCount(household[HOUSEHOLD_PICTURE_FIELDS[member]])
    return TIERS.reduce((sum, tier) => sum + countOf(`${member}_${tier}`), 0)
  }
  return (
    <div className={styles.picture}>
      <GrowingPicture
        layers={householdScene(seasonOf(today, COUNTRY))}
        {...HOUSEHOLD}
        marksOf={(since) => {
          if (!since) return {}
          const member = since.of as Member
          return fromCount({ fields: fieldsOf(member), now: now(member) }, since.from)
        }}
      />
    </div>
  )
}

const HOUSEHOLD_PICTURE_FIELDS = { adult: 'adults', child: 'children' } as const

/** The fields that count this member, of which those that are not on screen do not. */
function fieldsOf(member: Member): string[] {
  if (member === 'pet') return ['pet']
  return [HOUSEHOLD_PICTURE_FIELDS[member], ...TIERS.map((tier) => `${member}_${tier}`)]
}
