/** What a picture of the site shows: a path, in a window of some size. */
export const siteViews = [{ name: 'home', path: '/', width: 1440, height: 900 }]
