/** A route, by its path alone. */
export type RoutePath = { path: string | null } | null

/** The result of `linkFields`. */
export type LinkResult = {
  label: string | null
  action: string | null
  anchor: string | null
  message: string | null
  url: string | null
  route: RoutePath
} | null
