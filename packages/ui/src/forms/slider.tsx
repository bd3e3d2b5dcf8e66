import styles from './slider.module.css'

type SliderProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly start: number
}

/** A count chosen by sliding, with what it stands at beside its label; a script that every page has follows it. */
export function Slider({ id, name, label, least, most, step = 1, start }: SliderProps) {
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} data-of={name} data-times="1">
        {start.toLocaleString('en-GB')}
      </output>
      <input
        id={id}
        type="range"
        name={name}
        min={least}
        max={most}
        step={step}
        defaultValue={start}
      />
    </div>
  )
}
