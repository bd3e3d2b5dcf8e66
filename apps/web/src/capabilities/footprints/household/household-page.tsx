import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { countryChoices } from './country-choices.ts'
import styles from './household.module.css'
import HouseholdLink from './household-link.island.tsx'
import { HOUSEHOLD_PATH, householdFragment } from './household-path.ts'
import { AnsweredList, KnownCars } from './questions/answered-list.tsx'
import { CarByRegistration } from './questions/car-by-registration.tsx'
import { QuestionPart, WholeForm } from './questions/question-part.tsx'
import { PlanPart } from './result/plan-part.tsx'
import { CategoriesPart, ComparedPart, FigurePart } from './result/result-part.tsx'
import type { HouseholdShown, HouseholdStart } from './show-household.ts'
import { StateFields } from './state-fields.tsx'

type HouseholdPageProps = { readonly shown: HouseholdStart | HouseholdShown }

export function HouseholdPage({ shown }: HouseholdPageProps) {
  return shown.kind === 'start' ? <Start start={shown} /> : <Asked shown={shown} />
}

function Start({ start: { options, refused } }: { readonly start: HouseholdStart }) {
  const hint = 'Its homes, cars and power stations make the first figure.'
  const countries = countryChoices(options.countries)
  return (
    <div className={`page page-end page-top ${styles.begin}`}>
      <header className="flow-12">
        <h1>Your household footprint</h1>
        <p className="lead">
          The country gives a first figure. Each answer after it makes the figure more yours, and
          you may skip any of them.
        </p>
      </header>
      <form
        method="post"
        action={`${HOUSEHOLD_PATH}#figure`}
        className={`panel flow-24 ${styles.start}`}
      >
        <Field id="country" label="Where do you live?" hint={hint} error={refused}>
          <Select
            {...fieldAria('country', { hint, error: refused })}
            name="country"
            defaultValue={options.country.iso2}
            options={[]}
          >
            {countries.called.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <optgroup label="Also called">
              {countries.alsoCalled.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        <p className="row-12">
          <Button type="submit" look="action" name="intent" value="country">
            See the first figure
          </Button>
          <Button type="submit" look="quiet" name="intent" value="form">
            All questions on one page
          </Button>
        </p>
        <p className="quiet">Nothing is stored, and we do not ask for your email.</p>
      </form>
      <aside className={styles.home} aria-hidden="true">
        <Picture shapes={spot('home')} width={320} height={220} />
      </aside>
      <HouseholdLink fragment={null} />
    </div>
  )
}

function Asked({ shown }: { readonly shown: HouseholdShown }) {
  const { options, state, estimate, isWhole, isCut, isSignedIn, foundCar, refused } = shown
  const { name } = options.country
  const answers = Object.keys(state.answers).length
  return (
    <div className="page page-end page-top flow-24">
      <header className="flow-12">
        <p className="eyebrow">
          {name} · {answers === 0 ? 'no answer yet' : `${answers} answered`}
        </p>
        <h1>Your household footprint</h1>
      </header>
      {foundCar ? <Notice kind="success">Found the car: {foundCar}.</Notice> : null}
      {refused ? <Notice kind="error">{refused}</Notice> : null}
      {isCut ? (
        <Notice kind="info">
          Some answers of this link are not taken any more, so they are left out.
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <div id="figure" className={`flow-24 ${styles.figure}`}>
          <FigurePart estimate={estimate} countryName={name} />
        </div>
        <div className={`flow-24 ${styles.question}`}>
          {isWhole ? null : <KnownCars shown={shown} />}
          {isWhole ? <WholeForm shown={shown} /> : <QuestionPart shown={shown} />}
          {isWhole ? null : <CarByRegistration shown={shown} />}
          {isWhole ? null : <AnsweredList shown={shown} />}
        </div>
      </div>
      <div className={styles.columns}>
        <div className="flow-32">
          <CategoriesPart estimate={estimate} />
          <ComparedPart estimate={estimate} countryName={name} />
        </div>
        <div className="flow-32">
          <PlanPart estimate={estimate} />
          <section className="part flow-16" aria-labelledby="keep">
            <h2 id="keep">Keep it</h2>
            <HouseholdLink fragment={householdFragment(state)} />
            <form method="post" action={HOUSEHOLD_PATH} className="row-12">
              <StateFields {...state} />
              {isSignedIn ? (
                <Button type="submit" name="intent" value="save">
                  Save this result
                </Button>
              ) : null}
              <Button type="submit" name="intent" value="form" look="quiet">
                All questions on one page
              </Button>
            </form>
            {isSignedIn ? null : (
              <p className="quiet">
                Nothing is stored. Copy the link, <a href="/login">sign in</a> and open it to save
                the result to your account.
              </p>
            )}
          </section>
        </div>
      </div>
      <p className="quiet">
        Model {estimate.version}. A figure of one person for a year, life-cycle, by the warming of a
        hundred years. <a href="/solutions/personal/carbon-footprint#method">How it is computed</a>
      </p>
    </div>
  )
}
