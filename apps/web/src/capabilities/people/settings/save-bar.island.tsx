import { Button } from '@understory/ui/forms/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { island } from '../../../islands/island.tsx'
import { saveBarChangesSaved, saveBarUndoTheChanges } from './island-messages/save-bar.generated.ts'
import styles from './save-bar.module.css'

type SaveBarProps = {
  readonly label: string
  readonly intent: string
  /** A refused form holds changes from the beginning. */
  readonly isChanged: boolean
}

/** Saves the form it stands in. With script it is there only once something has changed. */
function SaveBar({ label, intent, isChanged: isChangedAtFirst }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isChanged, setChanged] = useState(isChangedAtFirst)
  useEffect(() => {
    const form = place.current?.closest('form')
    // Someone who may only look has nothing to save.
    if (!form || form.matches('fieldset:disabled form')) return
    const first = contentOf(asItCame(form))
    const stop = new AbortController()
    const { signal } = stop
    const look = () => setChanged(isChangedAtFirst || contentOf(form) !== first)
    for (const event of ['input', 'change', 'drop']) form.addEventListener(event, look, { signal })
    form.addEventListener('reset', () => setTimeout(look), { signal })
    window.addEventListener('pageshow', look, { signal })
    const warn = (event: Event) => {
      if (contentOf(form) !== first) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn, { signal })
    // Saving leaves the page as well.
    form.addEventListener('submit', () => window.removeEventListener('beforeunload', warn), {
      signal,
    })
    // Someone may have typed before the script was there.
    look()
    return () => stop.abort()
  }, [isChangedAtFirst])
  return (
    <div ref={place} className={styles.bar} data-save-bar="" data-changed={isChanged || undefined}>
      <p className={styles.note} role="status">
        {isChanged ? saveBarChangesSaved() : ''}
      </p>
      <div className={styles.buttons}>
        <Button type="reset" look="quiet">
          {saveBarUndoTheChanges()}
        </Button>
        <Button type="submit" look="action" name="intent" value={intent}>
          {label}
        </Button>
      </div>
    </div>
  )
}

function asItCame(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return copy
}

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)]
  const shown = fields.map(([name, value]) => [name, value instanceof File ? value.name : value])
  return JSON.stringify(shown)
}

export default island('save-bar', SaveBar)
