import type { Cluster } from './cluster.ts';
import { Record } from './record.ts';
import { Room, spinning } from './room.ts';
import { Uploads, uploading } from './uploads.ts';
import { refreshing, User } from './users.ts';
import { reading, SavedWheel, saving } from './wheels.ts';

const people = 4;

/** The users' activity, modest because this machine runs the whole cluster too. */
export interface Load {
  record: Record;
  users: User[];
  wheels: SavedWheel[];
  uploads: Uploads;
  room: Room;
  end: () => Promise<void>;
}

export async function startLoad(cluster: Cluster): Promise<Load> {
  const { url } = cluster;
  const record = new Record();
  const users = await Promise.all(Array.from({ length: people }, () => User.signedIn(cluster)));
  const wheels = users.map((user) => new SavedWheel(user, url, record));
  for (const wheel of wheels) await wheel.share();
  const [first] = users;
  if (!first) throw new Error('Nobody is here');
  const uploads = new Uploads(first, url, record);
  const room = await Room.open(url, record);
  let isEnding = false;
  const isOver = () => isEnding;
  const all = [
    ...users.map((user) => refreshing(user, record, isOver)),
    ...wheels.map((wheel) => saving(wheel, isOver)),
    ...wheels.map((wheel) => reading(wheel, isOver)),
    uploading(uploads, isOver),
    spinning(room, isOver),
  ];
  return {
    record,
    users,
    wheels,
    uploads,
    room,
    end: async () => {
      isEnding = true;
      await Promise.all(all);
      room.leave();
    },
  };
}
