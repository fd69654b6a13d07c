/**
 * The two tiers of tests. `npm test` runs the main one; `npm run test:all` adds the extended one, the long and the
 * rare: a test file is of it when its name contains '.extended.'.
 */
export type Tier = 'main' | 'extended'
