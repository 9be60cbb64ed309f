import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const INODE = /^socket:\[(\d+)\]$/;

function socketInodes(pid: number): Set<string> {
  const inodes = new Set<string>();
  for (const fd of readdirSync(`/proc/${pid}/fd`)) {
    try {
      const inode = INODE.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      if (inode) inodes.add(inode);
    } catch {
      continue;
    }
  }
  return inodes;
}

/** The local TCP ports (IPv4) of a process's sockets; none if the process no longer exists. */
export function localPortsOf(pid: number): Set<number> {
  try {
    const inodes = socketInodes(pid);
    const lines = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n').slice(1);
    const own = lines.map((line) => line.trim().split(/\s+/)).filter((fields) => inodes.has(fields[9] ?? ''));
    return new Set(own.map((fields) => Number.parseInt(fields[1]!.split(':')[1]!, 16)));
  } catch {
    return new Set();
  }
}
