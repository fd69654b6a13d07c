/** The views in the pictures of the site: a path, in a window of some size. */
export const siteViews = [{ name: 'home', path: '/', width: 1440, height: 900 }]
