/**
 * The route that a link leads to. Without its `_id` on purpose: a link states nothing of a route but
 * its path, and every page is tagged `list:route`, which a changed path invalidates.
 */
export const linkedRoute = `route->{path}`

/** Where a document's page is: the first route, by id, whose subject it is. Tag: `list:route`. */
export const ownRoute = `"route": *[_type == "route" && subject._ref == ^._id] | order(_id asc)[0]{path}`

/** Projection of a link: a button, a menu item. */
export const linkFields = `label, action, anchor, message, url, ${linkedRoute}`
