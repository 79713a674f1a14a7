/** Storage key of the rules of this device. The frame of every page reads only this key. */
export const rulesKey = 'alerts'
