import { useRouteLoaderData } from 'react-router'

type PaperAddressProps = { readonly before: string; readonly path: string }

/** The full address of a page that proves something, for those who have it on paper; a screen has a link. */
export function PaperAddress({ before, path }: PaperAddressProps) {
  const root: { readonly origin: string } | undefined = useRouteLoaderData('root')
  return (
    <p className="on-paper">
      {before} {root?.origin}
      {path}
    </p>
  )
}
