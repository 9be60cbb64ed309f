import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobScheduler } from './job-scheduler';
import { JOB_LEASE_MODEL, jobLeaseModelSchema } from './job-lease.model';
import { JobLeasesRepository } from './job-leases.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: JOB_LEASE_MODEL, schema: jobLeaseModelSchema }])],
  providers: [JobLeasesRepository, JobScheduler],
  exports: [JobScheduler],
})
export class JobsModule {}
