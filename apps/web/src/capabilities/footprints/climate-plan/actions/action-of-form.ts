import { ACTION_CATEGORIES } from '@understory/domain/footprints/climate-plan/actions.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'

const SCOPES = { '1': 1, '2': 2, '3': 3 } as const

/** An action as its form says it; only a reduction has a scope. */
export function actionOf(form: PostedForm) {
  const category = form.oneOf('category', ACTION_CATEGORIES, 'reduction')
  const scope = SCOPES[form.oneOf('scope', ['1', '2', '3'] as const, '1')]
  const minor = form.number('cost', 2)
  return {
    title: form.text('title'),
    category,
    status: form.oneOf('status', ['estimated', 'declared'] as const, 'estimated'),
    scope: category === 'reduction' ? scope : null,
    gramsAYear: form.number('tonnes', 6),
    cost: form.optional('cost')
      ? { minor, currency: form.oneOf('currency', CURRENCIES, 'GBP') }
      : null,
    owner: form.optional('owner'),
    dueOn: form.optional('dueOn'),
  }
}
