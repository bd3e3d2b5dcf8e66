import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../../messages/messages.generated.ts'
import { type QuantityTool, quantityTools } from './quantity-tools.ts'

type QuantityToolsProps = {
  readonly category: string
  /** What the address of the page says. */
  readonly answers: Readonly<Record<string, string>>
}

/** Quantities that have to be worked out before a line can have them. */
export function QuantityTools({ category, answers }: QuantityToolsProps) {
  const tools = quantityTools().filter(({ categories }) => categories.includes(category))
  return tools.map((tool) => <Tool key={tool.id} tool={tool} answers={answers} />)
}

type ToolProps = { readonly tool: QuantityTool } & Pick<QuantityToolsProps, 'answers'>

function Tool({ tool, answers }: ToolProps) {
  const isAsked = answers.tool === tool.id
  const answer = (name: string) => (isAsked ? (answers[name] ?? '') : '')
  const found = isAsked ? tool.workOut(answer) : null
  const problems = found && 'problems' in found ? found.problems : {}
  return (
    <details className="more" open={isAsked} id={`tool-${tool.id}`}>
      <summary>{tool.title}</summary>
      <form method="get" action={`#tool-${tool.id}`} className="flow-16">
        <input type="hidden" name="tool" value={tool.id} />
        <p className="quiet">{tool.explain}</p>
        <FieldGrid>
          {tool.fields.map(({ name, label, options, usual }) => {
            const id = `${tool.id}-${name}`
            const aria = fieldAria(id, { error: problems[name] })
            const value = isAsked ? answer(name) : usual
            return (
              <Field key={name} id={id} label={label} error={problems[name]}>
                {options ? (
                  <Select {...aria} name={name} defaultValue={value} options={options} />
                ) : (
                  <TextInput
                    {...aria}
                    name={name}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={20}
                    defaultValue={value}
                  />
                )}
              </Field>
            )
          })}
        </FieldGrid>
        <div>
          <Button type="submit">{companyFootprintsMessage('quantityToolForms.workItOut')}</Button>
        </div>
        {found && 'says' in found ? (
          <p role="status">
            <strong>{found.says}</strong>
          </p>
        ) : null}
      </form>
    </details>
  )
}
