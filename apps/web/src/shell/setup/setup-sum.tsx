import type { Shape } from '@understory/pictures/shape.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { Reckoned } from './reckoned.ts'
import styles from './setup-sum.module.css'

type Total = { readonly amount: string; readonly per?: string }

type SetupSumProps = {
  /** By which the sum finds the form around it. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly total: Reckoned<Total>
  readonly picture?: ReactNode
  /** The one action, and what it posts as `intent`. */
  readonly go: string
  readonly intent: string
  /** Asks the server for the sum, where no script works it out. */
  readonly again: string
  /** What the sum consists of. */
  readonly children?: ReactNode
}

/** What the form beside it comes to. On a phone total and action stay in view, at the bottom. */
export function SetupSum(props: SetupSumProps) {
  const { place, total, picture, go, intent, again, children } = props
  useMarked(place, 'says' in total ? total.field : undefined)
  return (
    <div ref={place} className="flow-16">
      {picture}
      <div className={styles.bar} data-price-bar="">
        <output className={styles.total} aria-live="polite">
          {'says' in total ? (
            <span className={styles.says}>{total.says}</span>
          ) : (
            <span>
              <strong>{total.sum.amount}</strong> {total.sum.per}
            </span>
          )}
        </output>
        <Button type="submit" look="action" name="intent" value={intent}>
          {go}
        </Button>
      </div>
      {children}
      <div className={styles.again}>
        <Button type="submit" name="intent" value="sum">
          {again}
        </Button>
      </div>
    </div>
  )
}

/** The field that the words are about looks like it. */
function useMarked(place: SetupSumProps['place'], name: string | undefined): void {
  useEffect(() => {
    const field = name && place.current?.closest('form')?.elements.namedItem(name)
    if (!(field instanceof Element)) return
    field.ariaInvalid = 'true'
    return () => {
      field.ariaInvalid = null
    }
  }, [place, name])
}

export const PICTURE = { width: 480, height: 220 } as const

/** The frame stays while there is nothing to draw, so that nothing moves. */
export function SetupPicture({ shapes }: { readonly shapes: readonly Shape[] | null }) {
  return (
    <div className={styles.picture}>
      {shapes ? <Picture shapes={shapes} {...PICTURE} fit="cover" /> : null}
    </div>
  )
}
