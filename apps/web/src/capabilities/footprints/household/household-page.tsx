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
import { householdMessage, householdRich } from './messages/messages.generated.ts'
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
  const hint = householdMessage('household.homesCarsPowerStations')
  const countries = countryChoices(options.countries)
  return (
    <div className={`page page-end page-top ${styles.begin}`}>
      <header className="flow-12">
        <h1>{householdMessage('household.yourHouseholdFootprint')}</h1>
        <p className="lead">{householdMessage('household.countryGivesFirstFigure')}</p>
      </header>
      <form
        method="post"
        action={`${HOUSEHOLD_PATH}#figure`}
        className={`panel flow-24 ${styles.start}`}
      >
        <Field
          id="country"
          label={householdMessage('household.whereDoYouLive')}
          hint={hint}
          error={refused}
        >
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
            <optgroup label={householdMessage('household.alsoCalled')}>
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
            {householdMessage('household.seeTheFirstFigure')}
          </Button>
          <Button type="submit" look="quiet" name="intent" value="form">
            {householdMessage('household.allQuestionsPage')}
          </Button>
        </p>
        <p className="quiet">{householdMessage('household.nothingStoredDoAsk')}</p>
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
          {householdMessage('household.noAnswerYet', {
            name,
            answers: answers === 0 ? '' : String(answers),
            noAnswers: answers === 0 ? 'yes' : 'other',
          })}
        </p>
        <h1>{householdMessage('household.yourHouseholdFootprint')}</h1>
      </header>
      {foundCar ? (
        <Notice kind="success">{householdMessage('household.foundTheCar', { foundCar })}</Notice>
      ) : null}
      {refused ? <Notice kind="error">{refused}</Notice> : null}
      {isCut ? (
        <Notice kind="info">{householdMessage('household.someAnswersLinkTaken')}</Notice>
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
            <h2 id="keep">{householdMessage('household.keepIt')}</h2>
            <HouseholdLink fragment={householdFragment(state)} />
            <form method="post" action={HOUSEHOLD_PATH} className="row-12">
              <StateFields {...state} />
              {isSignedIn ? (
                <Button type="submit" name="intent" value="save">
                  {householdMessage('household.saveThisResult')}
                </Button>
              ) : null}
              <Button type="submit" name="intent" value="form" look="quiet">
                {householdMessage('household.allQuestionsPage')}
              </Button>
            </form>
            {isSignedIn ? null : (
              <p className="quiet">
                {householdRich('household.nothingStoredCopyLink', {
                  link: (words) => <a href="/login">{words}</a>,
                })}
              </p>
            )}
          </section>
        </div>
      </div>
      <p className="quiet">
        {householdRich('household.modelFigurePersonYear', {
          version: estimate.version,
          link: (words) => <a href="/solutions/personal/carbon-footprint#method">{words}</a>,
        })}
      </p>
    </div>
  )
}
