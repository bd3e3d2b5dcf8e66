import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListActionIdeas,
  PlannedAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import {
  ACTION_CATEGORIES,
  ACTION_STATUS_WORDS,
} from '@understory/domain/footprints/climate-plan/actions.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { actionAddress } from '../plan-addresses.ts'
import { controls, PlanFormPage } from '../plan-form-page.tsx'
import { planCategoryWords } from '../plan-words.ts'

type Idea = AnswerOf<typeof ListActionIdeas>['ideas'][number]

type ActionFormPageProps = {
  readonly action: PlannedAction | null
  readonly ideas: readonly Idea[]
  /** The one that was chosen to begin with. */
  readonly idea: Idea | null
  readonly refused: FormAnswer | null
}

export function ActionFormPage(props: ActionFormPageProps) {
  const { action, ideas, refused } = props
  return (
    <PlanFormPage
      title={
        action
          ? climatePlanMessage('actionForm.changeThisAction')
          : climatePlanMessage('actionForm.addAnAction')
      }
      lead={climatePlanMessage('actionForm.lead')}
      refused={refused}
      remove={action ? climatePlanMessage('actionForm.deleteThisAction') : undefined}
      beside={ideas.length > 0 ? <Ideas ideas={ideas} /> : null}
    >
      <Fields {...props} />
    </PlanFormPage>
  )
}

function Fields({ action, idea, refused }: ActionFormPageProps) {
  const control = controls(refused)
  const from = action ?? idea
  const title = control('title', from?.title)
  const typed = refused?.values
  return (
    <>
      <Field label={climatePlanMessage('actionForm.title')} {...title.about}>
        <TextInput
          {...fieldAria('title', title.about)}
          name="title"
          maxLength={120}
          defaultValue={title.value}
        />
      </Field>
      <Fieldset legend={climatePlanMessage('actionForm.category')} id="category">
        <RadioCards
          name="category"
          defaultValue={typed?.category ?? from?.category ?? 'reduction'}
          cards={ACTION_CATEGORIES.map((value) => ({ value, ...planCategoryWords()[value] }))}
        />
      </Fieldset>
      <Saving action={action} idea={idea} refused={refused} />
      <Doing action={action} refused={refused} />
    </>
  )
}

type PartProps = Pick<ActionFormPageProps, 'action' | 'refused'>

function Saving({ action, idea, refused }: PartProps & Pick<ActionFormPageProps, 'idea'>) {
  const control = controls(refused)
  const scope = control(
    'scope',
    action?.scope ?? idea?.scope ?? 1,
    climatePlanMessage('actionForm.forAReduction'),
  )
  const tonnes = control(
    'tonnes',
    action ? action.gramsAYear / 1_000_000 : '',
    idea?.saving
      ? climatePlanMessage('actionForm.publishedInTonnesDepends', {
          words: idea.saving.words,
          source: idea.saving.source,
        })
      : climatePlanMessage('actionForm.wholeYearLeaveEmpty'),
  )
  return (
    <>
      <Field label={climatePlanMessage('actionForm.co2eAYearTonnes')} optional {...tonnes.about}>
        <TextInput
          {...fieldAria('tonnes', tonnes.about)}
          name="tonnes"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={tonnes.value}
        />
      </Field>
      <Field label={climatePlanMessage('actionForm.scopeItReduces')} {...scope.about}>
        <Select
          {...fieldAria('scope', scope.about)}
          name="scope"
          defaultValue={scope.value}
          options={['1', '2', '3'].map((value) => ({
            value,
            label: climatePlanMessage('actionForm.scope', { value }),
          }))}
        />
      </Field>
    </>
  )
}

function Doing({ action, refused }: PartProps) {
  const control = controls(refused)
  const cost = control('cost', action?.cost ? action.cost.minor / 100 : '')
  const currency = control('currency', action?.cost?.currency ?? 'GBP')
  const owner = control('owner', action?.owner)
  const dueOn = control('dueOn', action?.dueOn)
  return (
    <>
      <FieldGrid>
        <Field label={climatePlanMessage('actionForm.owner')} optional {...owner.about}>
          <TextInput
            {...fieldAria('owner', owner.about)}
            name="owner"
            maxLength={120}
            defaultValue={owner.value}
          />
        </Field>
        <Field label={climatePlanMessage('actionForm.due')} optional {...dueOn.about}>
          <TextInput
            {...fieldAria('dueOn', dueOn.about)}
            name="dueOn"
            type="date"
            defaultValue={dueOn.value}
          />
        </Field>
      </FieldGrid>
      <FieldGrid>
        <Field label={climatePlanMessage('actionForm.cost')} optional {...cost.about}>
          <TextInput
            {...fieldAria('cost', cost.about)}
            name="cost"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={cost.value}
          />
        </Field>
        <Field label={climatePlanMessage('actionForm.currencyOfTheCost')} {...currency.about}>
          <Select
            {...fieldAria('currency', currency.about)}
            name="currency"
            defaultValue={currency.value}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </Field>
      </FieldGrid>
      <Fieldset legend={climatePlanMessage('actionForm.status')} id="status">
        <RadioCards
          name="status"
          defaultValue={refused?.values.status ?? action?.status ?? 'estimated'}
          cards={(['estimated', 'declared'] as const).map((value) => ({
            value,
            label: ACTION_STATUS_WORDS[value],
          }))}
        />
      </Fieldset>
    </>
  )
}

/** Where companies of the sector begin. */
function Ideas({ ideas }: Pick<ActionFormPageProps, 'ideas'>) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="ideas">
      <h2 id="ideas">{climatePlanMessage('actionForm.whereCompaniesLikeYours')}</h2>
      <ul className="list flow-16">
        {ideas.map(({ id, title, about, saving }) => (
          <li key={id}>
            <a href={`${actionAddress('new')}?idea=${id}`}>{title}</a>
            <span className="subline">{about}</span>
            {saving ? (
              <span className="subline">
                {climatePlanMessage('actionForm.published', {
                  words: saving.words,
                  source: saving.source,
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="quiet">{climatePlanMessage('actionForm.savingStandsOnlyWhere')}</p>
    </section>
  )
}
