import { Button } from '@understory/ui/forms/button.tsx'
import { FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { useEffect, useRef, useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import {
  recipientRowsAddAPerson,
  recipientRowsEmail,
  recipientRowsName,
  recipientRowsOfPerson,
  recipientRowsRemovePerson,
} from '../island-messages/recipient-rows.generated.ts'
import type { GiftRow } from './gift-choice.ts'
import styles from './recipient-rows.module.css'

type RecipientRowsProps = {
  readonly rows: readonly GiftRow[]
  readonly problems: Readonly<Record<string, string>>
}

const EMPTY: GiftRow = { name: '', email: '' }

/** A row for each person. Without script the button asks the server for another row; empty ones do not count. */
function RecipientRows({ rows: first, problems }: RecipientRowsProps) {
  const [rows, setRows] = useState(() => first.map((row, id) => ({ ...row, id })))
  const [isLive, setIsLive] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => setIsLive(true), [])
  const count = rows.length
  // The sum beside it counts the rows that are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each row that comes or goes.
  useEffect(() => {
    list.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [count])

  function add() {
    setRows([...rows, { ...EMPTY, id: Math.max(-1, ...rows.map(({ id }) => id)) + 1 }])
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  return (
    <>
      <ul ref={list} className={`list ${styles.rows}`}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <Cell
              field={`to-${row.id}`}
              name="to"
              label={recipientRowsName()}
              nth={index + 1}
              value={row.name}
              error={problems[`to-${row.id}`]}
            />
            <Cell
              field={`toEmail-${row.id}`}
              name="toEmail"
              label={recipientRowsEmail()}
              nth={index + 1}
              value={row.email}
              error={problems[`toEmail-${row.id}`]}
            />
            {isLive && count > 1 ? (
              <Button look="quiet" onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}>
                {recipientRowsRemovePerson({ hidden: hiddenWords, index: String(index + 1) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        {isLive ? (
          <Button onClick={add}>{recipientRowsAddAPerson()}</Button>
        ) : (
          <Button type="submit" name="intent" value="row">
            {recipientRowsAddAPerson()}
          </Button>
        )}
      </div>
    </>
  )
}

export default island('recipient-rows', RecipientRows)

type CellProps = {
  readonly field: string
  readonly name: string
  readonly label: string
  readonly nth: number
  readonly value: string
  readonly error: string | undefined
}

function Cell({ field, name, label, nth, value, error }: CellProps) {
  return (
    <div>
      <label htmlFor={field}>
        {label}
        <span className="visually-hidden"> {recipientRowsOfPerson({ nth: String(nth) })}</span>
      </label>
      <TextInput
        {...fieldAria(field, { hint: undefined, error })}
        name={name}
        inputMode={name === 'toEmail' ? 'email' : undefined}
        maxLength={name === 'to' ? 80 : 254}
        autoComplete="off"
        defaultValue={value}
      />
      <FieldError id={field} error={error} />
    </div>
  )
}
