/**
 * The style of the form as a constructed stylesheet, because a page allows stylesheets of its own host
 * only.
 */
export const CARD_FORM_STYLE = `
.test-card-form {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
}

.test-card-legend {
  grid-column: 1 / -1;
  padding: 0;
  margin-block-end: 12px;
  font-weight: 600;
}

.test-card-mark {
  grid-column: 1 / -1;
  justify-self: start;
  margin: 0;
  padding: 2px 12px;
  border-radius: 99px;
  background: var(--warning-surface, #faefd3);
  color: var(--warning, #77500b);
  font-size: 0.875rem;
  font-weight: 600;
}

.test-card-field {
  min-inline-size: 0;
}

.test-card-wide {
  grid-column: 1 / -1;
  min-inline-size: 0;
}

.test-card-heading {
  display: flex;
  justify-content: space-between;
  gap: 12px;
}

.test-card-label {
  display: block;
  margin-block-end: 4px;
  font-weight: 600;
}

.test-card-note,
.test-card-hint {
  color: var(--text-quiet, #50594f);
  font-size: 0.875rem;
}

.test-card-hint {
  margin: 0 0 4px;
}

.test-card-input,
.test-card-select {
  inline-size: 100%;
  min-block-size: 48px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong, #85826f);
  border-radius: 10px;
  background: var(--surface-raised, #fffdf8);
  color: var(--ink);
  font: inherit;
  font-variant-numeric: tabular-nums;
}

/* The arrow of every select of the application; a browser's own is another one. */
.test-card-select {
  appearance: none;
  padding-inline-end: 40px;
  background-image:
    linear-gradient(45deg, transparent 50%, currentcolor 50%),
    linear-gradient(-45deg, transparent 50%, currentcolor 50%);
  background-position:
    right 1.35rem center,
    right 1rem center;
  background-size: 0.4rem 0.4rem;
  background-repeat: no-repeat;
}

.test-card-input:focus-visible,
.test-card-select:focus-visible {
  outline: 3px solid var(--focus, #2f6c8f);
  outline-offset: 2px;
}

.test-card-input[aria-invalid="true"] {
  border-color: var(--danger, #9c2f22);
  border-inline-start-width: 4px;
}

.test-card-error {
  margin: 4px 0 0;
  color: var(--danger, #9c2f22);
  font-size: 0.9375rem;
}
`

export const STYLES = {
  form: 'test-card-form',
  legend: 'test-card-legend',
  mark: 'test-card-mark',
  field: 'test-card-field',
  wide: 'test-card-wide',
  heading: 'test-card-heading',
  label: 'test-card-label',
  note: 'test-card-note',
  hint: 'test-card-hint',
  input: 'test-card-input',
  select: 'test-card-select',
  error: 'test-card-error',
} as const
