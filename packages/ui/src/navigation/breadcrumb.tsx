import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  readonly trail: readonly { readonly href: string; readonly label: string }[]
  readonly here: string
}

export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav className={styles.trail} aria-label="Where you are">
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
