import { Types } from 'mongoose';

/** The ObjectId of `hex`, or a new one. In its own file, so that rules do not import the database. */
export const objectId = (hex?: string): Types.ObjectId => new Types.ObjectId(hex);
