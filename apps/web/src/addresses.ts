/**
 * The addresses of a capability's pages, each with the route module that answers it, by its path in the
 * capability's folder. A module with two addresses has an id for the second.
 */
export type Addresses = Readonly<
  Record<string, string | { readonly file: string; readonly id: string }>
>
