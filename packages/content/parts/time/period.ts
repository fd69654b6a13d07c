/** Whether what has a period is over by the day (`$today`, ISO). */
export const hasLeft = `(defined(unpublishOn) && unpublishOn <= $today)`

/** Whether what has a period is on the site now (`$now`, ISO): it is due and has not left. */
export const withinPeriod = `(!${hasLeft} && (!defined(publishAt) || dateTime(publishAt) <= dateTime($now)))`
