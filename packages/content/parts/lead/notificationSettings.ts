/** The type of the document that names who is told of leads. Only staff read it. */
export const NOTIFICATION_SETTINGS = 'notificationSettings'

/** The id of its only document: with a dot, so that visitors cannot read the addresses of staff. */
export const NOTIFICATION_SETTINGS_ID = 'notifications.settings'
