import styles from './household.module.css'
import { type Counts, type Household, TIERS } from './household.ts'

type HouseholdPictureProps = { readonly household: Household; readonly counts: Counts }
type Member = 'adult' | 'child' | 'pet'

/** Where those in front stand, and how many there is room for. */
const ROWS = {
  adult: { most: 8, at: 190, step: 54, ground: 124 },
  child: { most: 8, at: 212, step: 54, ground: 136 },
  pet: { most: 6, at: 182, step: 72, ground: 145 },
} as const

/** The house and everyone who lives in it, at most eight of each; a plain script lets it grow. */
export function HouseholdPicture({ household, counts }: HouseholdPictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 640 150" aria-hidden="true">
      <path className={styles.hill} d="M0 150V118Q160 88 330 108T640 102V150Z" />
      <House />
      {(['adult', 'child', 'pet'] as const).map((member) => (
        <Row key={member} member={member} fields={fieldsOf(member)} there={there(member)} />
      ))}
    </svg>
  )

  function there(member: Member): number {
    if (member === 'pet') return countOf(counts.pet)
    if (household.tier !== 'own')
      return countOf(member === 'adult' ? household.adults : household.children)
    return TIERS.reduce((sum, tier) => sum + countOf(counts[`${member}_${tier}`]), 0)
  }
}

type RowProps = { readonly member: Member; readonly fields: string; readonly there: number }

function Row({ member, fields, there }: RowProps) {
  const { most, at, step, ground } = ROWS[member]
  const Figure = FIGURES[member]
  const places = Array.from({ length: most }, (_, index) => ({
    nth: index + 1,
    x: at + index * step,
  }))
  return places.map(({ nth, x }) => (
    <g key={x} data-absent={nth <= there ? undefined : ''} data-of={fields} data-from={nth}>
      <g transform={`translate(${x} ${ground})`}>
        <Figure />
      </g>
    </g>
  ))
}

/** The fields that count this member, of which those that are not on screen do not. */
function fieldsOf(member: Member): string {
  if (member === 'pet') return 'pet'
  const all = member === 'adult' ? 'adults' : 'children'
  return [all, ...TIERS.map((tier) => `${member}_${tier}`)].join(' ')
}

const countOf = (typed: string | undefined) => Number(typed) || 0

function House() {
  return (
    <g>
      <rect className={styles.chimney} x="108" y="34" width="14" height="34" />
      <path className={styles.wall} d="M34 68 84 28l50 40v66H34Z" />
      <path className={styles.roof} d="M22 76 84 24l62 52-8 8-54-45-54 45Z" />
      <rect className={styles.door} x="72" y="96" width="24" height="38" rx="3" />
      <rect className={styles.pane} x="46" y="80" width="18" height="18" rx="2" />
      <rect className={styles.pane} x="104" y="80" width="18" height="18" rx="2" />
    </g>
  )
}

const FIGURES: Readonly<Record<Member, () => React.JSX.Element>> = {
  adult: () => (
    <>
      <path className={styles.adult} d="M-12 0V-30Q-12-44 0-44T12-30V0Z" />
      <circle className={styles.skin} cx="0" cy="-54" r="9" />
    </>
  ),
  child: () => (
    <>
      <path className={styles.child} d="M-9 0V-18Q-9-28 0-28T9-18V0Z" />
      <circle className={styles.skin} cx="0" cy="-36" r="7.5" />
    </>
  ),
  pet: () => (
    <path
      className={styles.pet}
      d="M-14 0V-12Q-20-14-20-22q4 4 7 4H4l3-6 4 3 7 2q0 8-6 8l-2 3V0H6V-7H-9V0Z"
    />
  ),
}
