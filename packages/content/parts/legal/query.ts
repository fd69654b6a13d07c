import { PRIVACY_PATH } from '../address/fixedPaths.ts'
/** The version of a legal text that holds on a day (`$today`): while the newest one is to come, the one before it. */
export const inForce = 'coalesce(select(updatedAt > $today => former[updatedAt <= $today][0]), @)'

/** The privacy policy, with the version that holds on a day (`$today`). Tag: `list:legalPage`. */
export const privacyPolicy = `*[_type == "legalPage" && route.path == "${PRIVACY_PATH}"][0]{
  _id, "holdsFrom": updatedAt, "version": ${inForce}.version
}`
